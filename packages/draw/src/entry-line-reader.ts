// Reads the line of an entry from its bytes. Nearly every line of a file is one of these and is right: it need not become
// text, then objects, then text again to be sure. Whatever this reader does not know is no verdict; others judge it then.
import { toBytes } from './bytes.ts';
import { EntryRow, householdAt, nameLength, saltAt } from './entry-row.ts';
import { LineBytes } from './line-bytes.ts';
import { outcomes } from './outcome.ts';
import type { Plan } from './plan.ts';

const entryIdLength = 16;
const hashLength = 32;

/** What a line said that was read. */
export interface SeenLine {
  readonly row: EntryRow;
  place: number;
  /** Rank and turn. */
  readonly tags: Uint8Array;
  /** Where in the line the results begin and end. */
  resultsStart: number;
  resultsEnd: number;
}

export class EntryLineReader {
  readonly #plan: Plan;
  readonly #from = new LineBytes();
  readonly line: SeenLine;

  constructor(plan: Plan) {
    this.#plan = plan;
    const tags = new Uint8Array(2 * hashLength);
    this.line = { row: new EntryRow(plan), place: 0, tags, resultsStart: 0, resultsEnd: 0 };
  }

  /** Whether the bytes, with the end of their line, are beyond doubt those of an entry in its form. */
  reads(bytes: Uint8Array): boolean {
    const from = this.#from;
    const { line } = this;
    const { row, tags } = line;
    from.begin(bytes);
    if (!this.#readsEntry(row) || !from.is(words.place)) return false;
    line.place = from.number();
    if (line.place < 1 || !from.is(words.rank) || !from.hex(tags, 0, hashLength)) return false;
    if (!from.is(words.results)) return false;
    line.resultsStart = from.at - 1;
    if (!this.#readsResults()) return false;
    line.resultsEnd = from.at;
    if (!from.is(words.salt) || !from.hex(row.names, saltAt, nameLength - saltAt)) return false;
    return (
      from.is(words.turn) && from.hex(tags, hashLength, hashLength) && from.is(words.end) && from.isAtEnd()
    );
  }

  #readsEntry(row: EntryRow): boolean {
    const from = this.#from;
    row.eligible = from.is(words.eligible);
    // Those who are not eligible are few, and have rules of their own.
    if (!row.eligible) return false;
    if (!from.hex(row.names, householdAt, entryIdLength) || !from.is(words.id)) return false;
    if (!from.hex(row.names, 0, entryIdLength) || !this.#mayLiveThere(row.names)) return false;
    if (!from.is(words.lines)) return false;
    row.lines = 0;
    let before = -1;
    while (!from.is(words.close)) {
      if (row.lines > 0 && !from.is(words.comma)) return false;
      const level = this.#readsWish(row);
      if (level <= before) return false;
      before = level;
    }
    if (!from.is(words.priority)) return false;
    row.priority = from.is(words.null) ? null : from.number();
    return row.priority === null || this.#plan.eventById.has(row.priority);
  }

  #mayLiveThere(names: Uint8Array): boolean {
    if (this.#plan.rules.households) return true;
    for (let i = 0; i < entryIdLength; i += 1) if (names[i] !== names[householdAt + i]) return false;
    return true;
  }

  /** The level's place in the plan; -1 where anything is not as it should be. */
  #readsWish(row: EntryRow): number {
    const from = this.#from;
    const alternates = from.is(words.withAlternates);
    if (!alternates && !from.is(words.withoutAlternates)) return -1;
    const event = from.number();
    if (!from.is(words.item)) return -1;
    const item = from.number();
    if (!from.is(words.level)) return -1;
    const place = this.#plan.levelById.get(from.number()) ?? -1;
    if (place < 0 || !from.is(words.quantity)) return -1;
    const quantity = from.number();
    const level = this.#plan.levels[place]!;
    const isOfLevel = level.eventId === event && level.itemId === item && !(level.addOn && alternates);
    if (!isOfLevel || quantity < 1 || !from.is(words.closeObject)) return -1;
    row.addLine(place, quantity, alternates);
    return place;
  }

  #readsResults(): boolean {
    const from = this.#from;
    for (let isFirst = true; !from.is(words.close); isFirst = false) {
      if (!isFirst && !from.is(words.comma)) return false;
      if (!from.is(words.asked) || from.number() < 0) return false;
      if (!from.is(words.quantity) || from.number() < 1) return false;
      if (!from.is(words.event) || from.number() < 0) return false;
      if (!from.is(words.item) || from.number() < 0) return false;
      if (!from.is(words.level) || from.number() < 0) return false;
      if (!from.is(words.quantity) || from.number() < 0) return false;
      if (!endings.some((ending) => from.is(ending))) return false;
    }
    return true;
  }
}

const words = {
  eligible: toBytes('{"entry":{"eligible":true,"household":"'),
  id: toBytes('","id":"'),
  lines: toBytes('","lines":['),
  withAlternates: toBytes('{"alternates":true,"event":'),
  withoutAlternates: toBytes('{"alternates":false,"event":'),
  item: toBytes(',"item":'),
  level: toBytes(',"level":'),
  quantity: toBytes(',"quantity":'),
  comma: toBytes(','),
  close: toBytes(']'),
  closeObject: toBytes('}'),
  priority: toBytes(',"priority":'),
  null: toBytes('null'),
  place: toBytes('},"place":'),
  rank: toBytes(',"rank":"'),
  results: toBytes('","results":['),
  asked: toBytes('{"asked":{"level":'),
  event: toBytes('},"event":'),
  salt: toBytes(',"salt":"'),
  turn: toBytes('","turn":"'),
  end: toBytes('","type":"entry"}\n'),
};

/** Other pairs of reason and result have their form as well; a draw never gives them. */
const endings = outcomes.map(({ result, reason }) =>
  toBytes(`,"reason":${JSON.stringify(reason)},"result":"${result}"}`),
);
