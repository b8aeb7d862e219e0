// The pass again, as slowly as it can be said: every way in which a line could be served is written down, and the best
// one is taken. It shares nothing with the pass itself but the shapes.
import type { Entry, Line } from '../entry.ts';
import type { Inventory } from '../inventory.ts';
import type { LineResult, Reason, ResultName } from '../outcome.ts';
import type { LevelRules, Rules } from '../rules.ts';

interface Way {
  readonly level: LevelRules;
  readonly quantity: number;
}

interface Limits {
  readonly room: number;
  readonly left: (level: number) => number;
}

/** The results of entries that come in this order. */
export function referencePass(rules: Rules, inventory: Inventory, entries: readonly Entry[]): LineResult[][] {
  const pass = new Pass(rules, inventory, entries);
  for (const entry of entries) pass.serve(entry);
  return entries.map(({ id }) => pass.results.get(id)!);
}

class Pass {
  readonly results = new Map<string, LineResult[]>();
  readonly #rules: Rules;
  readonly #left: Map<number, number>;
  readonly #entries: readonly Entry[];

  constructor(rules: Rules, inventory: Inventory, entries: readonly Entry[]) {
    this.#rules = rules;
    this.#left = new Map(inventory.map(({ level, count }) => [level, count]));
    this.#entries = entries;
  }

  serve(entry: Entry): void {
    const mine: LineResult[] = [];
    this.results.set(entry.id, mine);
    const first = this.#rules.events.filter(({ id }) => id === entry.priority);
    for (const event of new Set([...first, ...this.#rules.events])) {
      const lines = entry.lines.filter((line) => line.event === event.id);
      for (const line of lines.filter((each) => !this.#isAddOn(each))) mine.push(this.#tickets(entry, line));
      for (const line of lines.filter((each) => this.#isAddOn(each))) mine.push(this.#addOn(entry, line));
    }
  }

  #tickets(entry: Entry, line: Line): LineResult {
    const left = (level: number) => this.#left.get(level)!;
    const room = this.#room(entry, line.event);
    const best = this.#best(entry, line, { room, left });
    if (best) {
      const isFull = best.quantity === line.quantity;
      const kind = best.level.id === line.level ? 'full' : 'alternate';
      return this.#give(line, best, isFull ? kind : 'partial');
    }
    const withoutCap = this.#best(entry, line, { room: Infinity, left });
    const withPlenty = this.#best(entry, line, { room: Infinity, left: () => Infinity });
    return this.#deny(line, withoutCap ? 'cap' : withPlenty ? 'sold-out' : 'not-valid');
  }

  #addOn(entry: Entry, line: Line): LineResult {
    const level = this.#levelsOf(line).find(({ id }) => id === line.level)!;
    if (!this.#held(entry).some((held) => held.event === line.event && !held.isAddOn)) {
      return this.#deny(line, 'no-ticket');
    }
    if (!isAllowed(level, line.quantity)) return this.#deny(line, 'not-valid');
    if (this.#left.get(level.id)! < line.quantity) return this.#deny(line, 'sold-out');
    return this.#give(line, { level, quantity: line.quantity }, 'full');
  }

  /** Of all ways the one with the most tickets, the earlier candidate on a tie. */
  #best(entry: Entry, line: Line, { room, left }: Limits): Way | undefined {
    const asked = this.#levelsOf(line).find(({ id }) => id === line.level)!;
    const others = this.#levelsOf(line).filter(
      (level) => line.alternates && level !== asked && level.alternate && level.unitCents <= asked.unitCents,
    );
    const ways: Way[] = [];
    for (const level of [asked, ...others]) {
      const has = this.#held(entry).filter((held) => held.level === level.id);
      const free = level.maximum - has.reduce((sum, held) => sum + held.quantity, 0);
      const least = this.#rules.partial ? 1 : line.quantity;
      for (let quantity = least; quantity <= line.quantity; quantity += 1) {
        const fits = quantity <= room && quantity <= free && quantity <= left(level.id);
        if (fits && isAllowed(level, quantity)) ways.push({ level, quantity });
      }
    }
    const most = Math.max(...ways.map(({ quantity }) => quantity));
    return ways.find(({ quantity }) => quantity === most);
  }

  #room(entry: Entry, event: number): number {
    const { tickets, ticketsPerEvent, events } = this.#rules.caps;
    const held = this.#entries
      .filter(({ household }) => household === entry.household)
      .flatMap((member) => this.#held(member))
      .filter(({ isAddOn }) => !isAddOn);
    const here = held.filter((each) => each.event === event);
    const count = (all: typeof held) => all.reduce((sum, { quantity }) => sum + quantity, 0);
    const isFull =
      events !== null && here.length === 0 && new Set(held.map((each) => each.event)).size >= events;
    return Math.min(
      isFull ? 0 : Infinity,
      (tickets ?? Infinity) - count(held),
      (ticketsPerEvent ?? Infinity) - count(here),
    );
  }

  #held(entry: Entry) {
    const results = this.results.get(entry.id) ?? [];
    return results
      .filter(({ quantity }) => quantity > 0)
      .map((result) => ({ ...result, isAddOn: this.#isAddOn(result) }));
  }

  #isAddOn({ event, item }: { event: number; item: number }): boolean {
    return this.#item(event, item).addOn;
  }

  #levelsOf({ event, item }: Line): readonly LevelRules[] {
    return this.#item(event, item).levels;
  }

  #item(event: number, item: number) {
    const { items } = this.#rules.events.find(({ id }) => id === event)!;
    return items.find(({ id }) => id === item)!;
  }

  #give(line: Line, { level, quantity }: Way, result: ResultName): LineResult {
    this.#left.set(level.id, this.#left.get(level.id)! - quantity);
    return resultOf(line, level.id, quantity, result, null);
  }

  #deny(line: Line, reason: Reason): LineResult {
    return resultOf(line, line.level, 0, 'denied', reason);
  }
}

function isAllowed({ minimum, maximum, multiple }: LevelRules, quantity: number): boolean {
  return quantity >= minimum && quantity <= maximum && quantity % multiple === 0;
}

function resultOf(
  { event, item, level: asked, quantity: wanted }: Line,
  level: number,
  quantity: number,
  result: ResultName,
  reason: Reason | null,
): LineResult {
  return { event, item, level, quantity, result, reason, asked: { level: asked, quantity: wanted } };
}
