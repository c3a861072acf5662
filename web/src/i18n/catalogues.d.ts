declare module "words:*" {
  /// A language's catalogue in Fluent's syntax; vite.config.ts puts it together.
  const source: string;
  export default source;
}
