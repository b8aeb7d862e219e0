import { writeHex } from './bytes.ts';
import type { Entry } from './entry.ts';
import type { Plan } from './plan.ts';

/** Id, household and salt of an entry lie side by side. */
export const nameLength = 64;
export const householdAt = 16;
export const saltAt = 32;

/** An entry as the columns take it, filled anew for each: a million objects would only be thrown away. */
export class EntryRow {
  readonly names = new Uint8Array(nameLength);
  eligible = true;
  priority: number | null = null;
  /** How many of the lists below are meant. */
  lines = 0;
  /** By their places in the plan. */
  readonly levels: number[] = [];
  readonly quantities: number[] = [];
  readonly alternates: boolean[] = [];
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  fill(salt: string, { id, household, eligible, priority, lines }: Entry): void {
    writeHex(id, this.names, 0);
    writeHex(household, this.names, householdAt);
    writeHex(salt, this.names, saltAt);
    this.eligible = eligible;
    this.priority = priority;
    this.lines = 0;
    for (const { level, quantity, alternates } of lines)
      this.addLine(this.#plan.levelById.get(level)!, quantity, alternates);
  }

  addLine(level: number, quantity: number, alternates: boolean): void {
    this.#put(this.lines, level, quantity, alternates);
    this.lines += 1;
  }

  /** The priority event, then the others in the rules' order; in each the tickets, then the add-ons. */
  sortByServing(): void {
    for (let line = 1; line < this.lines; line += 1) {
      const level = this.levels[line]!;
      const quantity = this.quantities[line]!;
      const alternates = this.alternates[line]!;
      const turn = this.#turnOf(level);
      let at = line;
      for (; at > 0 && this.#turnOf(this.levels[at - 1]!) > turn; at -= 1)
        this.#put(at, this.levels[at - 1]!, this.quantities[at - 1]!, this.alternates[at - 1]!);
      if (at < line) this.#put(at, level, quantity, alternates);
    }
  }

  #turnOf(place: number): number {
    const { event, eventId, addOn } = this.#plan.levels[place]!;
    return 2 * (eventId === this.priority ? -1 : event) + Number(addOn);
  }

  #put(at: number, level: number, quantity: number, alternates: boolean): void {
    this.levels[at] = level;
    this.quantities[at] = quantity;
    this.alternates[at] = alternates;
  }
}
