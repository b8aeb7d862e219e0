import type { Board } from './board.ts';
import type { ByteWriter } from './byte-writer.ts';
import { toBytes } from './bytes.ts';
import { outcomes } from './outcome.ts';
import type { PlannedLevel } from './plan.ts';
import type { Roll } from './roll.ts';

const comma = 44;
const closingBrace = 125;

/** Canonical JSON straight from the columns: whatever the rules fix is written once and only put together here. */
export class Encoding {
  readonly #roll: Roll;
  readonly #wishes: readonly (readonly [Uint8Array, Uint8Array])[];
  readonly #asked: readonly Uint8Array[];
  readonly #about: readonly Uint8Array[];
  readonly #given: readonly Uint8Array[];

  constructor(roll: Roll) {
    const { levels } = roll.plan;
    this.#roll = roll;
    this.#wishes = levels.map((level) => [wishStart(level, false), wishStart(level, true)]);
    this.#asked = levels.map(({ id }) => toBytes(`{"asked":{"level":${id},"quantity":`));
    this.#about = levels.map(({ eventId, itemId }) =>
      toBytes(`},"event":${eventId},"item":${itemId},"level":`),
    );
    this.#given = levels.map(({ id }) => toBytes(`${id},"quantity":`));
  }

  entry(to: ByteWriter, entry: number): void {
    const roll = this.#roll;
    to.bytes(roll.isEligible(entry) ? opening.eligible : opening.notEligible);
    to.hex(roll.household(entry));
    to.bytes(opening.id);
    to.hex(roll.id(entry));
    to.bytes(opening.lines);
    this.#wishesOf(to, roll.startOf(entry), roll.startOf(entry + 1));
    to.bytes(opening.priority);
    const priority = roll.priorityOf(entry);
    if (priority === null) to.text('null');
    else to.number(priority);
    to.byte(closingBrace);
  }

  results(to: ByteWriter, board: Board, entry: number): void {
    const roll = this.#roll;
    const start = roll.startOf(entry);
    const end = roll.startOf(entry + 1);
    to.text('[');
    for (let line = start; line < end; line += 1) {
      const asked = roll.levelOf(line);
      if (line > start) to.byte(comma);
      to.bytes(this.#asked[asked]!);
      to.number(roll.quantityOf(line));
      to.bytes(this.#about[asked]!);
      to.bytes(this.#given[board.levelOf(line)]!);
      to.number(board.held(line));
      to.bytes(endings[board.outcomeOf(line)]!);
    }
    to.text(']');
  }

  /** Lines lie in the order of serving, but stand in that of the rules. */
  #wishesOf(to: ByteWriter, start: number, end: number): void {
    const roll = this.#roll;
    let isInOrder = true;
    for (let line = start + 1; line < end; line += 1) {
      if (roll.levelOf(line) < roll.levelOf(line - 1)) isInOrder = false;
    }
    if (isInOrder) {
      for (let line = start; line < end; line += 1) this.#wish(to, line, line > start);
      return;
    }
    const lines = Array.from({ length: end - start }, (_, i) => start + i);
    lines.sort((a, b) => roll.levelOf(a) - roll.levelOf(b));
    for (let i = 0; i < lines.length; i += 1) this.#wish(to, lines[i]!, i > 0);
  }

  #wish(to: ByteWriter, line: number, isLater: boolean): void {
    const roll = this.#roll;
    if (isLater) to.byte(comma);
    to.bytes(this.#wishes[roll.levelOf(line)]![roll.wantsAlternates(line) ? 1 : 0]);
    to.number(roll.quantityOf(line));
    to.byte(closingBrace);
  }
}

const opening = {
  eligible: toBytes('{"eligible":true,"household":"'),
  notEligible: toBytes('{"eligible":false,"household":"'),
  id: toBytes('","id":"'),
  lines: toBytes('","lines":['),
  priority: toBytes('],"priority":'),
};

const endings = outcomes.map(({ result, reason }) =>
  toBytes(`,"reason":${JSON.stringify(reason)},"result":"${result}"}`),
);

function wishStart({ id, eventId, itemId }: PlannedLevel, alternates: boolean): Uint8Array {
  return toBytes(`{"alternates":${alternates},"event":${eventId},"item":${itemId},"level":${id},"quantity":`);
}
