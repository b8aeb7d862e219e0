import { isDenied, type Board } from './board.ts';
import { canonicalJson } from './canonical.ts';
import { resultsOf } from './results-of.ts';
import { outcome, readResults, type LineResult } from './outcome.ts';
import { isValid } from './plan.ts';
import { fields, hex, list, oneOf, whole, type Fields } from './reading.ts';
import { refuse } from './refusal.ts';

const codes = ['mistake', 'operator', 'artist'] as const;

/** A correction by hand after the draw, with its public reason. */
export interface Override {
  readonly entry: string;
  readonly code: (typeof codes)[number];
  /** Unix seconds. */
  readonly at: number;
  /** All results of the entry, as they shall be. */
  readonly after: readonly LineResult[];
}

export const overrideKeys = ['entry', 'code', 'at', 'after'] as const;

export function readOverride(value: unknown, at = 'override'): Override {
  return overrideFrom(fields(value, at, overrideKeys), at);
}

export function overrideFrom(from: Fields<(typeof overrideKeys)[number]>, at: string): Override {
  return {
    entry: hex(from, 'entry', at, 16),
    code: oneOf(from, 'code', at, codes),
    at: whole(from, 'at', at),
    after: readResults(list(from, 'after', at), at ? `${at}.after` : 'after'),
  };
}

interface Change {
  /** Where it stands among the entry's results. */
  readonly at: string;
  readonly line: number;
  readonly after: LineResult;
}

/** Changes the board as an override wants it and answers what stood there before, or refuses and changes nothing. */
export function applyOverride(board: Board, override: Override): LineResult[] {
  const entry = board.roll.find(override.entry);
  if (entry === undefined) return refuse('entry', `${override.entry} is not in the list`);
  const before = resultsOf(board, entry);
  const changes = changesOf(board, entry, before, override.after);
  const trial = new Trial(board, entry);
  try {
    for (const { line } of changes) trial.free(line);
    for (const change of changes) trial.take(change);
    trial.checkAddOns();
  } catch (error) {
    trial.undo();
    throw error;
  }
  return before;
}

function changesOf(
  board: Board,
  entry: number,
  before: readonly LineResult[],
  after: readonly LineResult[],
): Change[] {
  if (after.length !== before.length) refuse('after', `has ${after.length} lines, not ${before.length}`);
  const changes = after.flatMap((result, i) => {
    const old = before[i]!;
    const at = `after[${i}]`;
    if (!isSameLine(old, result)) refuse(at, 'is not the line that stands there before');
    if (isChanged(old, result)) return [{ at, line: board.roll.startOf(entry) + i, after: result }];
    return canonicalJson(old) === canonicalJson(result)
      ? []
      : refuse(at, 'changes neither level nor quantity, so it stays as it was');
  });
  return changes.length > 0 ? changes : refuse('after', 'changes no line');
}

function isSameLine(a: LineResult, b: LineResult): boolean {
  const [ofA, ofB] = [a, b].map(({ event, item, asked }) => canonicalJson({ event, item, asked }));
  return ofA === ofB;
}

function isChanged(before: LineResult, after: LineResult): boolean {
  const isStruckOut = isStrike(after) && before.result === 'denied' && before.reason !== 'override';
  return before.level !== after.level || before.quantity !== after.quantity || isStruckOut;
}

function isStrike({ result, reason }: LineResult): boolean {
  return result === 'denied' && reason === 'override';
}

/** Works on the board itself and can put everything back. */
class Trial {
  readonly #board: Board;
  readonly #entry: number;
  readonly #undo: (() => void)[] = [];

  constructor(board: Board, entry: number) {
    this.#board = board;
    this.#entry = entry;
  }

  free(line: number): void {
    const board = this.#board;
    const [level, held, how] = [board.levelOf(line), board.held(line), board.outcomeOf(line)];
    board.deny(this.#entry, line, outcome.struckOut);
    this.#undo.unshift(() => {
      if (isDenied(how)) board.deny(this.#entry, line, how);
      else board.award(this.#entry, line, level, held, how);
    });
  }

  take({ at, line, after }: Change): void {
    const { roll } = this.#board;
    const asked = roll.plan.levels[roll.levelOf(line)]!;
    if (isStrike(after)) {
      if (after.level !== asked.id)
        refuse(`${at}.level`, 'is not the one that was asked, but the line is denied');
      if (after.quantity !== 0) refuse(`${at}.quantity`, 'is not 0, but the line is denied');
      return;
    }
    if (after.result !== 'override' || after.reason !== null) {
      refuse(at, 'is changed, so its result is override or denied with the reason override');
    }
    const level = roll.plan.levelById.get(after.level) ?? refuse(`${at}.level`, 'is none of the rules');
    if (asked.addOn) this.#checkAddOn(at, line, after);
    else this.#checkTickets(at, line, level, after.quantity);
    if (after.quantity > this.#board.left(level)) {
      refuse(`${at}.quantity`, `is above the ${this.#board.left(level)} that are left`);
    }
    this.#board.award(this.#entry, line, level, after.quantity, outcome.override);
    this.#undo.unshift(() => this.#board.deny(this.#entry, line, outcome.struckOut));
  }

  checkAddOns(): void {
    const { roll } = this.#board;
    const start = roll.startOf(this.#entry);
    for (let line = start; line < roll.startOf(this.#entry + 1); line += 1) {
      const { addOn, event } = roll.plan.levels[roll.levelOf(line)]!;
      const isAlone = addOn && this.#board.held(line) > 0 && !this.#board.hasTicket(this.#entry, event);
      if (isAlone) refuse(`after[${line - start}]`, 'is an add-on without a ticket in its event');
    }
  }

  undo(): void {
    for (const step of this.#undo) step();
  }

  #checkAddOn(at: string, line: number, { level, quantity }: LineResult): void {
    const { roll } = this.#board;
    const asked = roll.plan.levels[roll.levelOf(line)]!;
    if (level !== asked.id) refuse(`${at}.level`, 'is not the one that was asked for the add-on');
    if (quantity !== roll.quantityOf(line)) refuse(`${at}.quantity`, 'is not what was asked of the add-on');
    if (!isValid(asked, quantity)) refuse(`${at}.quantity`, 'is not valid at its level');
  }

  #checkTickets(at: string, line: number, level: number, quantity: number): void {
    const { roll } = this.#board;
    const asked = roll.plan.levels[roll.levelOf(line)]!;
    const given = roll.plan.levels[level]!;
    if (given.itemId !== asked.itemId) refuse(`${at}.level`, 'is of another item');
    if (given.unitCents > asked.unitCents) refuse(`${at}.level`, 'is dearer than the one that was asked');
    if (level !== roll.levelOf(line) && !(roll.wantsAlternates(line) && given.alternate)) {
      refuse(`${at}.level`, 'is no alternate for this line');
    }
    if (!isValid(given, quantity)) refuse(`${at}.quantity`, 'is not valid at its level');
    if (quantity > roll.quantityOf(line)) refuse(`${at}.quantity`, 'is more than was asked');
    if (quantity > this.#board.free(this.#entry, level))
      refuse(`${at}.quantity`, "is above the level's maximum");
    if (quantity > this.#board.roomFor(this.#entry, given.event))
      refuse(`${at}.quantity`, 'is above the caps');
  }
}
