import { compareBytes, toHex } from './bytes.ts';
import { withRoom } from './column.ts';
import type { Entry } from './entry.ts';
import { EntryRow, householdAt, nameLength, saltAt } from './entry-row.ts';
import type { Plan } from './plan.ts';
import { sortedEntries } from './sorted-entries.ts';

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
  readonly #row: EntryRow;

  constructor(plan: Plan) {
    this.plan = plan;
    this.#row = new EntryRow(plan);
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

  /** 32 bits that come from all of the id. */
  numberOfId(entry: number): number {
    let mixed = 0;
    const end = nameLength * entry + householdAt;
    for (let at = nameLength * entry; at < end; at += 1)
      mixed = (Math.imul(mixed, 0x01000193) ^ this.#names[at]!) >>> 0;
    return mixed;
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

  add(salt: string, entry: Entry): void {
    this.#row.fill(salt, entry);
    this.addRow(this.#row);
  }

  /** The row's lines are put into the order in which they are served. */
  addRow(row: EntryRow): void {
    row.sortByServing();
    const at = nameLength * this.size;
    const start = this.lineCount;
    const end = start + row.lines;
    this.#byId = undefined;
    this.#names = withRoom(this.#names, at + nameLength);
    this.#names.set(row.names, at);
    this.#levels = withRoom(this.#levels, end);
    this.#quantities = withRoom(this.#quantities, end);
    this.#alternates = withRoom(this.#alternates, end);
    for (let i = 0; i < row.lines; i += 1) {
      this.#levels[start + i] = row.levels[i]!;
      this.#quantities[start + i] = row.quantities[i]!;
      this.#alternates[start + i] = Number(row.alternates[i]!);
    }
    this.#eligible.push(row.eligible);
    this.#priorities.push(row.priority);
    this.#starts = withRoom(this.#starts, this.size + 1);
    this.#starts[this.size] = end;
  }
}
