import { compareBytes, toHex, writeHex } from './bytes.ts';
import { withRoom } from './column.ts';
import type { Entry, Line } from './entry.ts';
import type { Plan } from './plan.ts';
import { sortedEntries } from './sorted-entries.ts';

/** Id, household and salt of an entry lie side by side. */
const nameLength = 64;
const householdAt = 16;
const saltAt = 32;

/**
 * Every entry of a draw, in columns: a million of them as objects would fill the memory. An entry is a number from 0 in
 * the order of adding; its lines lie side by side from `startOf(entry)` on, in the order in which they are served.
 */
export class Roll {
  readonly plan: Plan;
  readonly #eligible: boolean[] = [];
  readonly #priorities: (number | null)[] = [];
  #names = new Uint8Array(64 * nameLength);
  #starts = new Uint32Array(64);
  #levels = new Uint32Array(128);
  #quantities = new Float64Array(128);
  #alternates = new Uint8Array(128);
  #byId: Uint32Array | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  get size(): number {
    return this.#eligible.length;
  }

  get lineCount(): number {
    return this.#starts[this.size]!;
  }

  /** The entries by id. */
  get byId(): Uint32Array {
    const names = this.#names.subarray(0, nameLength * this.size);
    this.#byId ??= sortedEntries(names, nameLength, householdAt);
    return this.#byId;
  }

  /** The first of an entry's lines; those of the next entry follow its last one. */
  startOf(entry: number): number {
    return this.#starts[entry]!;
  }

  levelOf(line: number): number {
    return this.#levels[line]!;
  }

  quantityOf(line: number): number {
    return this.#quantities[line]!;
  }

  wantsAlternates(line: number): boolean {
    return this.#alternates[line] === 1;
  }

  isEligible(entry: number): boolean {
    return this.#eligible[entry]!;
  }

  priorityOf(entry: number): number | null {
    return this.#priorities[entry]!;
  }

  id(entry: number): Uint8Array {
    return this.#names.subarray(nameLength * entry, nameLength * entry + householdAt);
  }

  idOf(entry: number): string {
    return toHex(this.id(entry));
  }

  isSameId(a: number, b: number): boolean {
    return compareBytes(this.#names, nameLength * a, nameLength * b, householdAt) === 0;
  }

  household(entry: number): Uint8Array {
    return this.#names.subarray(nameLength * entry + householdAt, nameLength * entry + saltAt);
  }

  salt(entry: number): Uint8Array {
    return this.#names.subarray(nameLength * entry + saltAt, nameLength * (entry + 1));
  }

  find(id: string): number | undefined {
    const at = this.placeById(id);
    return at < 0 ? undefined : this.byId[at];
  }

  /** Where an entry stands among all of them by id, or -1. */
  placeById(id: string): number {
    const { byId } = this;
    let low = 0;
    let high = byId.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.idOf(byId[middle]!) < id) low = middle + 1;
      else high = middle;
    }
    return low < byId.length && this.idOf(byId[low]!) === id ? low : -1;
  }

  add(salt: string, { id, household, eligible, priority, lines }: Entry): void {
    const at = nameLength * this.size;
    const start = this.lineCount;
    this.#byId = undefined;
    this.#names = withRoom(this.#names, at + nameLength);
    writeHex(id, this.#names, at);
    writeHex(household, this.#names, at + householdAt);
    writeHex(salt, this.#names, at + saltAt);
    this.#eligible.push(eligible);
    this.#priorities.push(priority);
    this.#addLines(inServingOrder(lines, priority, this.plan), start);
  }

  #addLines(lines: readonly Line[], start: number): void {
    const end = start + lines.length;
    this.#starts = withRoom(this.#starts, this.size + 1);
    this.#starts[this.size] = end;
    this.#levels = withRoom(this.#levels, end);
    this.#quantities = withRoom(this.#quantities, end);
    this.#alternates = withRoom(this.#alternates, end);
    for (let i = 0; i < lines.length; i += 1) {
      const { level, quantity, alternates } = lines[i]!;
      this.#levels[start + i] = this.plan.levelById.get(level)!;
      this.#quantities[start + i] = quantity;
      this.#alternates[start + i] = Number(alternates);
    }
  }
}

/** The priority event, then the others in the rules' order; in each the tickets, then the add-ons. */
function inServingOrder(lines: readonly Line[], priority: number | null, plan: Plan): readonly Line[] {
  if (lines.length < 2) return lines;
  const turn = (line: Line) => {
    const { event, addOn } = plan.levels[plan.levelById.get(line.level)!]!;
    return 2 * (line.event === priority ? -1 : event) + Number(addOn);
  };
  return lines.toSorted((a, b) => turn(a) - turn(b));
}
