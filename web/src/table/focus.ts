/// Where the keyboard is when a decision comes up: at what is asked, unless it is busy elsewhere.

import { lastInput } from "../app/lastInput";

/// Put the focus on what a panel asks first, else on the panel itself; whoever is writing or reading elsewhere is left alone.
export function focusOn(panel: HTMLElement | undefined): void {
  if (!panel || (document.activeElement !== document.body && document.activeElement !== panel)) return;
  const first = lastInput.byKeys ? panel.querySelector<HTMLElement>("[data-first]:not(:disabled)") : null;
  (first ?? panel).focus({ preventScroll: true });
}

/// Move the focus among the buttons of a group that can be pressed; tell whether there is one.
export function focusNext(group: Element | null | undefined, way: 1 | -1): boolean {
  const buttons = [...(group?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[at < 0 ? (way > 0 ? 0 : buttons.length - 1) : (at + way + buttons.length) % buttons.length]?.focus();
  return buttons.length > 0;
}

/// Whether a key is pressed on something that Enter and space press themselves.
export const isOnButton = (event: KeyboardEvent): boolean =>
  Boolean((event.target as Element).closest?.("a, button, summary, [role=button]"));
