import type { Roll } from './roll.ts';

/** Finds an id that stands in a roll already, while entries are added. A set of strings would cost more than the reading. */
export class KnownIds {
  readonly #roll: Roll;
  /** Entries and one, by where their ids lead; 0 where there is none. At most half of it is taken. */
  #slots = new Uint32Array(1024);

  constructor(roll: Roll) {
    this.#roll = roll;
  }

  /** Takes the entry that was added last; whether its id is new. */
  takeLast(): boolean {
    const { size } = this.#roll;
    if (2 * size > this.#slots.length) this.#grow();
    return this.#take(size - 1);
  }

  #take(entry: number): boolean {
    const last = this.#slots.length - 1;
    for (let slot = this.#roll.numberOfId(entry) & last; ; slot = (slot + 1) & last) {
      const taken = this.#slots[slot]!;
      if (taken === 0) {
        this.#slots[slot] = entry + 1;
        return true;
      }
      if (this.#roll.isSameId(taken - 1, entry)) return false;
    }
  }

  #grow(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let entry = 0; entry < this.#roll.size - 1; entry += 1) this.#take(entry);
  }
}
