// First what would change and whom it would harm, then, if that is still so, the change: all of it or nothing.
import { partOf, reachIn, reachOf } from '@stagedoor/descriptions/scope';
import type { Part, Reach } from '@stagedoor/descriptions/scope';
import type { Difference } from '@stagedoor/rules/programme/differences';
import { fieldConflicts } from '@stagedoor/rules/programme/field-conflicts';
import type { FieldConflict } from '@stagedoor/rules/programme/field-conflicts';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { wasPaidIn } from '@stagedoor/rules/programme/currency-harm';
import { codeOf } from '@stagedoor/rules/values/code-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { messageOf } from '@stagedoor/rules/values/message-of';
import type { Changes } from '../platform/db/changes.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { unhurried } from '../platform/unhurried.ts';
import { lockSellers } from '../sellers/index.ts';
import type { HarmCheck } from './harm-check.ts';
import { look } from './look.ts';
import type { Wish } from './look.ts';
import { writeProgramme } from './write-programme.ts';

export interface Plan {
  wish: Wish;
  /** What was there when the plan was made. */
  before: Part | null;
  /** What would be there then; missing while there is a problem. */
  after: Part | null | undefined;
  differences: Difference[];
  /** Outlets that would be kept by the author from then on. */
  takenOver: number[];
  /** How many things stay as they are. */
  left: number;
  /** While there is one, the plan cannot be applied. */
  problems: Problem[];
  notes: Problem[];
}

export type Applied =
  | {
      state: 'applied';
      changes: Changes[];
      differences: Difference[];
      takenOver: number[];
      before: Part | null;
      after: Part | null;
    }
  | { state: 'refused'; problems: Problem[] }
  /** Somebody else changed something since the plan was made, and this would undo it. */
  | { state: 'outdated'; conflicts: FieldConflict[]; now: Part | null }
  /** What only the rules of the database know, in its own words. */
  | { state: 'impossible'; detail: string };

export interface ApplyOptions {
  /** Does all of it and undoes it: the answer is what would have changed. */
  dryRun?: boolean | undefined;
  /** Written in the same transaction; where only a part is described, for what that reaches since. */
  also?: ((tx: Tx, only: Reach | undefined) => Promise<unknown>) | undefined;
}

/** What begins the codes of everything that the database's own rules forbid, such as removing what an order names. */
const INTEGRITY_VIOLATION = '23';

/** Whether the database's own rules forbid it. */
export const isForbidden = (error: unknown): boolean =>
  codeOf(error)?.startsWith(INTEGRITY_VIOLATION) ?? false;

/** The keys by which everything that was paid is in its seller's currency. */
export const isAboutCurrency = (constraint: unknown): boolean =>
  typeof constraint === 'string' && constraint.endsWith('_in_sellers_currency');

/** Thrown to undo all that was written. */
class Undo extends Error {
  readonly applied: Applied;

  constructor(applied: Applied) {
    super('Undone on purpose');
    this.applied = applied;
  }
}

export async function planChange(db: Db, wish: Wish, checks: readonly HarmCheck[] = []): Promise<Plan> {
  const { programme, after, differences, takenOver, problems, notes } = await look(db, wish, checks, false);
  return {
    wish,
    before: partOf(programme, wish.scope),
    after: after && partOf(after, wish.scope),
    differences: differences.all,
    takenOver,
    left: differences.left,
    problems,
    notes,
  };
}

/** The part of a plan that it is applied by: what is wanted, and what was there when that was written. */
export type Planned = Pick<Plan, 'wish' | 'before'>;

/** In a transaction of the caller's own. */
export async function applyIn(
  tx: Tx,
  { wish, before }: Planned,
  checks: readonly HarmCheck[],
  options: ApplyOptions = {},
): Promise<Applied> {
  const { scope } = wish;
  await lockSellers(tx);
  const found = await look(tx, wish, checks, true);
  const now = partOf(found.programme, scope);
  // What is no description cannot be compared, and is refused whatever changed meanwhile.
  if (!found.wanted || !found.after) return { state: 'refused', problems: found.problems };
  const after = partOf(found.after, scope);
  const conflicts = await unhurried(() => fieldConflicts(scope.of, before, now, after));
  if (conflicts.length > 0) return { state: 'outdated', conflicts, now };
  if (found.problems.length > 0) return { state: 'refused', problems: found.problems };
  const changes = await writeProgramme(tx, found.wanted, found, wish);
  await options.also?.(tx, reachIn(scope) && reachOf(found.after));
  const { differences, takenOver } = found;
  const applied: Applied = {
    state: 'applied',
    changes,
    differences: differences.all,
    takenOver,
    before: now,
    after,
  };
  if (options.dryRun) throw new Undo(applied);
  return applied;
}

export async function applyPlan(
  db: Db,
  plan: Planned,
  checks: readonly HarmCheck[] = [],
  options: ApplyOptions = {},
): Promise<Applied> {
  try {
    return await inTransaction(db, (tx) => applyIn(tx, plan, checks, options));
  } catch (error) {
    if (error instanceof Undo) return error.applied;
    if (!isForbidden(error)) throw error;
    const { constraint, detail } = recordOf(error);
    if (isAboutCurrency(constraint)) return { state: 'refused', problems: [wasPaidIn] };
    return { state: 'impossible', detail: typeof detail === 'string' ? detail : messageOf(error) };
  }
}
