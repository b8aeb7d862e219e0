// Answers at every place that can be broken: whether it is broken now, or nothing but that somebody came by.
import { TICK } from './names.ts';

export class Chooser {
  /** How often it was asked. */
  calls = 0;
  private active: number | undefined;
  private left = Infinity;
  private noted = new Set<number>();

  /** From now on this one is broken; a loop that asks more often than the limit is ended. */
  choose(id: number, limit = Infinity): void {
    this.active = id;
    this.left = limit;
  }

  /** From now on nothing is broken, and whoever comes by is noted. */
  note(noted: Set<number>): void {
    this.active = undefined;
    this.noted = noted;
  }

  isChosen(id: number): boolean {
    if (this.active === undefined) {
      this.calls += 1;
      if (id !== TICK) this.noted.add(id);
      return false;
    }
    this.left -= 1;
    if (this.left < 0) throw new Error('This loop does not seem to end.');
    return id === this.active;
  }
}
