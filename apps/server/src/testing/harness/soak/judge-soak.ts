// What grew without end. What may is named here, with the reason; everything else must be flat.
import { bounded, keptForEver, pruned } from '../../../retention.ts';
import { growthOf, isFlat } from './growth.ts';
import type { Allowance, Growth } from './growth.ts';
import type { Sample } from './take-sample.ts';

export interface Soaked {
  /** Hours of the shop's day at which samples were taken. */
  at: readonly number[];
  samples: readonly Sample[];
}

export interface Judged extends Growth {
  verdict: 'flat' | 'grows' | 'may grow';
  why: string;
}

/** Of processes: a busy minute opens a connection more. */
const ofProcesses: readonly [pattern: RegExp, allowed: Allowance, why: string][] = [
  [/^memory of /, { most: 40, share: 0.12 }, 'up to 40 MiB or 12 %: what is collected is given back later'],
  [/^heap of /, { most: 8, share: 0.1 }, 'up to 8 MiB or 10 % after a collection'],
  [/^handles of /, { most: 8, share: 0.15 }, 'up to 8 or 15 %'],
  [/^delay of /, { most: 150, share: 0.5 }, 'up to 150 ms or half as much, on a machine that others use'],
  [/^connections$/, { most: 4, share: 0.1 }, 'up to 4 or 10 %'],
  [/^wal$/, { most: 64, share: 0.25 }, 'up to 64 MiB or 25 % between two checkpoints'],
  [/^slots$/, { most: 0, share: 0 }, 'none'],
  [/^kept for slots$/, { most: 16, share: 0 }, 'up to a file of it'],
];

/** As many as in a moment come and go. */
const ROWS: Allowance = { most: 60, share: 0.25 };
/** Bounded by what is sold, which goes on all day. */
const growWithOrders = new Set(['webhook_counters']);

function ofTable(table: string): { allowed?: Allowance; why: string } {
  const policy = pruned[table];
  if (policy && policy.days > 0) return { why: `younger than its ${policy.days} days` };
  if (policy) return { allowed: ROWS, why: 'goes at its own end' };
  const reason = [...bounded, ...keptForEver].find(({ tables }) => tables.includes(table));
  const isBounded = bounded.some(({ tables }) => tables.includes(table)) && !growWithOrders.has(table);
  return { ...(isBounded && { allowed: ROWS }), why: reason?.why ?? 'no policy' };
}

function judge(growth: Growth): Judged {
  const rowsOf = /^rows of (.+)$/.exec(growth.name)?.[1];
  const known = ofProcesses.find(([pattern]) => pattern.test(growth.name));
  const { allowed, why } =
    rowsOf === undefined ? { allowed: known?.[1], why: known?.[2] ?? 'all that is kept' } : ofTable(rowsOf);
  const verdict = allowed === undefined ? 'may grow' : isFlat(growth, allowed) ? 'flat' : 'grows';
  return { ...growth, verdict, why };
}

export function judgeSoak({ at, samples }: Soaked): Judged[] {
  const names = new Set(samples.flatMap((sample) => [...sample.keys()]));
  return [...names].map((name) =>
    judge(growthOf({ name, at, values: samples.map((sample) => sample.get(name) ?? 0) })),
  );
}
