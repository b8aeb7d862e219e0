// The keys of the box office: one listener for the page, and whoever is on it says what a key does there. The latest
// to say so counts. Keys rest while somebody types, while a dialog is open, and when they are turned off.
export interface KeyBinding {
  /** As the browser names it, in lower case: `j`, `[`, `?`; with `shift+` where Shift is meant. */
  key: string;
  run: () => void;
}

export class KeyBoard {
  readonly #bindings: KeyBinding[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #isOff: () => boolean;
  #prefix = false;

  constructor(isOff: () => boolean) {
    this.#isOff = isOff;
  }

  bind(binding: KeyBinding): () => void {
    this.#bindings.push(binding);
    return () => void this.#bindings.splice(this.#bindings.indexOf(binding), 1);
  }

  /** True after `G`, until the next key: then letters lead to rooms. */
  readonly goes = (): boolean => this.#prefix;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Answers whether the key meant something here. */
  press(event: KeyboardEvent): boolean {
    if (this.#isOff() || rests(event)) return this.#end(false);
    const name = nameOf(event);
    const wanted = this.#prefix ? `g ${name}` : name;
    if (name === 'g' && !this.#prefix) return this.#begin();
    if (name === 'shift') return false;
    const binding = this.#bindings.findLast(({ key }) => key === wanted);
    this.#end(false);
    if (!binding) return false;
    binding.run();
    return true;
  }

  #begin(): boolean {
    this.#prefix = true;
    this.#tell();
    return true;
  }

  #end(meant: boolean): boolean {
    if (this.#prefix) {
      this.#prefix = false;
      this.#tell();
    }
    return meant;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  shiftKey && /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : key.toLowerCase();

function rests(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'))
    return true;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}
