// What happens after a draw, out of thin air: overrides and steps of the log are tried, and those that are refused kept
// apart, for another program must refuse them too.
import fc from 'fast-check';
import type { Board } from '../board.ts';
import { drawEntries, type Draw } from '../draw.ts';
import type { LogStep } from '../log-step.ts';
import type { LineResult } from '../outcome.ts';
import { OverrideLines } from '../override-lines.ts';
import type { Override } from '../override.ts';
import { Refusal } from '../refusal.ts';
import { resultsOf } from '../results-of.ts';
import { RunnerUpLog } from '../runner-up-log.ts';
import { portableSha256 } from '../sha256.ts';
import { arbitraryDraw, type SmallDraw } from './arbitrary-draw.ts';
import { closingOf } from './closing-of.ts';

export interface DrawCase extends SmallDraw {
  readonly name: string;
  readonly overrides: readonly Override[];
  readonly steps: readonly LogStep[];
}

export interface History {
  readonly accepted: DrawCase;
  readonly refused: readonly DrawCase[];
}

const wishShape = fc.record({
  kind: fc.constantFrom(
    'award',
    'award',
    'strike',
    'relabel',
    'pass',
    'return',
    'return',
    'added',
    'walk',
    'walk',
  ),
  entry: fc.nat({ max: 7 }),
  line: fc.nat({ max: 8 }),
  other: fc.nat({ max: 8 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  /** Half a day, nearly a day, or none. */
  later: fc.constantFrom(0, 43_200, 72_000, 86_400),
});

type Wish = typeof wishShape extends fc.Arbitrary<infer Shape> ? Shape : never;

export const arbitraryHistory: fc.Arbitrary<History> = fc
  .tuple(arbitraryDraw, fc.array(wishShape, { maxLength: 14 }))
  .map(([given, wishes]) => historyOf(given, wishes));

function historyOf(given: SmallDraw, wishes: readonly Wish[]): History {
  const draw = drawEntries(given);
  const bare: DrawCase = { ...given, name: 'out of thin air', overrides: [], steps: [] };
  const refused: DrawCase[] = [];
  const board = draw.board.copy();
  const correcting = new OverrideLines(board, new Uint8Array(), portableSha256);
  let accepted = bare;
  for (const wish of wishes.filter(({ kind }) => ['award', 'strike', 'relabel'].includes(kind))) {
    const override = overrideFrom(draw, board, accepted.overrides.length, wish);
    const tried = { ...accepted, overrides: [...accepted.overrides, override] };
    if (isRefused(() => correcting.add(override))) refused.push(tried);
    else accepted = tried;
  }
  const log = new RunnerUpLog(closingOf(draw, accepted.overrides), draw.order);
  let at = 1_800_000_000;
  for (const wish of wishes) {
    at += wish.later;
    const step = stepFrom(draw, wish, at);
    if (!step) continue;
    const tried = { ...accepted, steps: [...accepted.steps, step] };
    if (isRefused(() => log.take(step))) refused.push(tried);
    else accepted = tried;
  }
  return { accepted, refused };
}

function isRefused(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

function overrideFrom({ roll, plan }: Draw, board: Board, before: number, wish: Wish): Override {
  const at = 1_799_000_000 + wish.later * (before + 1);
  const about = { code: 'operator', at } as const;
  if (roll.size === 0) return { ...about, entry: '0'.repeat(32), after: [] };
  const entry = wish.entry % roll.size;
  const results = resultsOf(board, entry);
  const after = results.map((result, i): LineResult => {
    if (i !== wish.line % results.length) return result;
    if (wish.kind === 'relabel') return { ...result, result: 'override', reason: null };
    if (wish.kind === 'strike') {
      return { ...result, level: result.asked.level, quantity: 0, result: 'denied', reason: 'override' };
    }
    const siblings = plan.levels.filter(({ itemId }) => itemId === result.item);
    const level = siblings[wish.other % siblings.length]!.id;
    return { ...result, level, quantity: wish.quantity, result: 'override', reason: null };
  });
  return { ...about, entry: roll.idOf(entry), after };
}

function stepFrom({ roll, plan }: Draw, wish: Wish, at: number): LogStep | undefined {
  const entry = roll.size === 0 ? '0'.repeat(32) : roll.idOf(wish.entry % roll.size);
  const { line, quantity } = wish;
  switch (wish.kind) {
    case 'return':
      return { type: 'return', at, entry, line, quantity };
    case 'pass':
      return { type: 'pass', at, entry, line };
    case 'added':
      return { type: 'added', at, level: plan.levels[wish.other % plan.levels.length]!.id, count: quantity };
    case 'walk':
      return { type: 'walk', at };
    case 'award':
    case 'strike':
    case 'relabel':
      return undefined;
  }
}
