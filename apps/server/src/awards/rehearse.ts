// Draws that never count: seeds made here are thrown away, and nothing is written.
import { randomBytes } from 'node:crypto';
import { drawList } from '@stagedoor/draw/draw';
import type { Inventory } from '@stagedoor/draw/inventory';
import type { PublicInput, PublicNumber } from '@stagedoor/draw/public-input';
import type { Rules } from '@stagedoor/draw/rules';
import { sealList } from '@stagedoor/draw/sealed-list';
import { nodeSha256 } from './node-sha256.ts';

export interface RehearsalMaterial {
  rules: Rules;
  inventory: Inventory;
  entries: readonly { salt: string; entry: unknown }[];
  times: number;
}

/** The smallest, the middle and the largest of all times. */
export interface Range {
  least: number;
  middle: number;
  most: number;
}

export interface Rehearsal {
  times: number;
  /** Fans who get at least one ticket. */
  fans: Range;
  revenueCents: Range;
  levels: { level: number; stock: number; awarded: Range }[];
}

const ROUND_OF_NOBODY = '00';

/** A number of the right form that nobody made known. */
function standInFor(input: PublicInput): PublicNumber {
  if (input.kind === 'none') return { kind: 'none' };
  if (input.kind === 'digits') return { kind: 'digits', value: '0'.repeat(input.count) };
  const randomness = Buffer.from(nodeSha256.hash(Buffer.from(ROUND_OF_NOBODY, 'hex'))).toString('hex');
  return { kind: 'drand', round: input.round, randomness, signature: ROUND_OF_NOBODY };
}

function rangeOf(values: readonly number[]): Range {
  const sorted = values.toSorted((a, b) => a - b);
  return { least: sorted[0] ?? 0, middle: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 };
}

export function rehearse({ rules, inventory, entries, times }: RehearsalMaterial): Rehearsal {
  const list = sealList(rules, entries, { sha256: nodeSha256 });
  const publicNumber = standInFor(rules.publicInput);
  const runs = Array.from({ length: times }, () => {
    const secret = randomBytes(32).toString('hex');
    const { board, roll, plan } = drawList(list, { secret, inventory, publicNumber }, { sha256: nodeSha256 });
    let fans = 0;
    let revenue = 0;
    for (let entry = 0; entry < roll.size; entry += 1) {
      let has = 0;
      for (let line = roll.startOf(entry); line < roll.startOf(entry + 1); line += 1) {
        const held = board.held(line);
        if (held === 0) continue;
        has += held;
        revenue += held * plan.levels[board.levelOf(line)]!.unitCents;
      }
      if (has > 0) fans += 1;
    }
    return { fans, revenue, left: plan.levels.map((_, level) => board.left(level)) };
  });
  const stockOf = new Map(inventory.map(({ level, count }) => [level, count]));
  return {
    times,
    fans: rangeOf(runs.map(({ fans }) => fans)),
    revenueCents: rangeOf(runs.map(({ revenue }) => revenue)),
    levels: list.plan.levels.map(({ id }, at) => ({
      level: id,
      stock: stockOf.get(id) ?? 0,
      awarded: rangeOf(runs.map(({ left }) => (stockOf.get(id) ?? 0) - left[at]!)),
    })),
  };
}
