// A message that appears while a button is being pressed moves the button away from under the finger, and the
// click is lost. So what a press causes by taking the focus away happens after it.
let pressed = false;
const waiting: (() => void)[] = [];

function release() {
  pressed = false;
  // The click itself comes after the pointer has gone up.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, release, { capture: true });
  }
}

export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
