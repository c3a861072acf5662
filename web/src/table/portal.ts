/// An element that is shown elsewhere on the screen than where its component stands.

export function portal(node: HTMLElement, target: HTMLElement | undefined) {
  const move = (where: HTMLElement | undefined) => where?.append(node);
  move(target);
  return { update: move, destroy: () => node.remove() };
}
