/// Where what a lesson says of Mississippi is found on the page.

export function placeOf(at: string, where: string): string {
  if (at === "field" || at === "steamer") return `[data-${at}="${where}"]`;
  return at === "order" ? "aside ol" : `[data-place="${at}"]`;
}
