// A message that appears while a button is being pressed moves the button away from under the finger, and the
// click is lost. So what a press causes by taking the focus away happens after it.
let pressed = false;
const waiting: (() => void)[] = [];
const watched = new WeakSet<Document>();

const press = () => {
  pressed = true;
};

function release() {
  pressed = false;
  // The click itself comes after the pointer has gone up.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

/** From now on presses on the page are known. */
export function watchPresses(): void {
  if (watched.has(document)) return;
  watched.add(document);
  document.addEventListener('pointerdown', press, { capture: true });
  document.addEventListener('pointerup', release, { capture: true });
  document.addEventListener('pointercancel', release, { capture: true });
}

export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
