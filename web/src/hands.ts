/// Whether somebody used keys last, or a pointer: where the focus goes by itself it is shown to keys only.

export const hands = { onKeys: false };

addEventListener("keydown", () => (hands.onKeys = true), true);
addEventListener("pointerdown", () => (hands.onKeys = false), true);
