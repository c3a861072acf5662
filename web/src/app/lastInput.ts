/// Whether somebody used keys last, or a pointer: where the focus goes by itself it is shown to keys only.

export const lastInput = { byKeys: false };

addEventListener("keydown", () => (lastInput.byKeys = true), true);
addEventListener("pointerdown", () => (lastInput.byKeys = false), true);
