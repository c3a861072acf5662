/// Scroll what has just appeared into view, within a panel that is too small for all of it.
export function reveal(element: HTMLElement): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: "nearest" }));
}
