import { toHex } from './bytes.ts';
import { HouseholdCaps } from './household-caps.ts';
import type { Inventory } from './inventory.ts';
import { outcome, type Outcome } from './outcome.ts';
import type { Roll } from './roll.ts';

/** What every line has, what is left of every level, and what the caps leave. */
export class Board {
  readonly roll: Roll;
  readonly #left: Float64Array;
  readonly #levels: Uint32Array;
  readonly #held: Float64Array;
  readonly #outcomes: Uint8Array;
  readonly #households: Uint32Array | undefined;
  readonly #caps: HouseholdCaps;

  constructor(roll: Roll, inventory: Inventory | Board) {
    this.roll = roll;
    if (inventory instanceof Board) {
      this.#left = inventory.#left.slice();
      this.#levels = inventory.#levels.slice();
      this.#held = inventory.#held.slice();
      this.#outcomes = inventory.#outcomes.slice();
      this.#households = inventory.#households;
      this.#caps = inventory.#caps.copy();
      return;
    }
    const { rules, levels, levelById } = roll.plan;
    this.#left = new Float64Array(levels.length);
    for (const { level, count } of inventory) this.#left[levelById.get(level)!] = count;
    this.#levels = new Uint32Array(roll.lineCount);
    this.#held = new Float64Array(roll.lineCount);
    this.#outcomes = new Uint8Array(roll.lineCount);
    this.#households = rules.households ? householdsOf(roll) : undefined;
    this.#caps = new HouseholdCaps(rules.caps, roll.size, rules.events.length);
  }

  copy(): Board {
    return new Board(this.roll, this);
  }

  left(level: number): number {
    return this.#left[level]!;
  }

  levelOf(line: number): number {
    return this.#levels[line]!;
  }

  /** How many tickets a line has at this moment. */
  held(line: number): number {
    return this.#held[line]!;
  }

  outcomeOf(line: number): Outcome {
    return this.#outcomes[line] as Outcome;
  }

  /** How many tickets of an event the caps leave an entry's household. */
  roomFor(entry: number, event: number): number {
    return this.#caps.isOn ? this.#caps.roomFor(this.#householdOf(entry), event) : Infinity;
  }

  /** How many more an entry may have at a level, whichever of its lines has them. */
  free(entry: number, level: number): number {
    let free = this.roll.plan.levels[level]!.maximum;
    const end = this.roll.startOf(entry + 1);
    for (let line = this.roll.startOf(entry); line < end; line += 1) {
      if (this.#levels[line] === level) free -= this.#held[line]!;
    }
    return free;
  }

  hasTicket(entry: number, event: number): boolean {
    const { levels } = this.roll.plan;
    const end = this.roll.startOf(entry + 1);
    for (let line = this.roll.startOf(entry); line < end; line += 1) {
      const level = levels[this.#levels[line]!]!;
      if (this.#held[line]! > 0 && level.event === event && !level.addOn) return true;
    }
    return false;
  }

  award(entry: number, line: number, level: number, quantity: number, how: Outcome): void {
    this.#levels[line] = level;
    this.#outcomes[line] = how;
    this.#move(entry, line, quantity);
  }

  /** Nothing, with a reason; what the line had is free again. */
  deny(entry: number, line: number, why: Outcome): void {
    if (this.held(line) > 0) this.giveBack(entry, line, this.held(line));
    this.#levels[line] = this.roll.levelOf(line);
    this.#outcomes[line] = why;
  }

  giveBack(entry: number, line: number, quantity: number): void {
    this.#move(entry, line, -quantity);
  }

  restock(level: number, count: number): void {
    this.#left[level]! += count;
  }

  #move(entry: number, line: number, quantity: number): void {
    const level = this.#levels[line]!;
    const { event, addOn } = this.roll.plan.levels[level]!;
    this.#held[line]! += quantity;
    this.#left[level]! -= quantity;
    if (!addOn) this.#caps.change(this.#householdOf(entry), event, quantity);
  }

  #householdOf(entry: number): number {
    return this.#households ? this.#households[entry]! : entry;
  }
}

export function isDenied(how: Outcome): boolean {
  return how >= outcome.soldOut;
}

/** A number for each household, that of its first entry. */
function householdsOf(roll: Roll): Uint32Array {
  const first = new Map<string, number>();
  return Uint32Array.from({ length: roll.size }, (_, entry) => {
    const household = toHex(roll.household(entry));
    const known = first.get(household) ?? entry;
    first.set(household, known);
    return known;
  });
}
