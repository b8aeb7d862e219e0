// First what would change and whom it would harm, then, if that is still so, the change: all of it or nothing.
import { differencesBetween } from '@stagedoor/rules/programme/differences';
import type { Difference } from '@stagedoor/rules/programme/differences';
import type { Problem } from '@stagedoor/rules/programme/problem';
import type { Changes } from '../platform/db/changes.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { lockSellers } from '../sellers/index.ts';
import type { HarmCheck } from './harm-check.ts';
import { look } from './look.ts';
import type { Wish } from './look.ts';
import { partOf } from '@stagedoor/descriptions/scope';
import type { Part } from '@stagedoor/descriptions/scope';
import { writeProgramme } from './write-programme.ts';

export interface Plan {
  wish: Wish;
  /** What was there when the plan was made. */
  before: Part | null;
  differences: Difference[];
  /** How many things stay as they are. */
  left: number;
  /** While there is one, the plan cannot be applied. */
  problems: Problem[];
  notes: Problem[];
}

export type Applied =
  | { state: 'applied'; changes: Changes[] }
  | { state: 'refused'; problems: Problem[] }
  /** Somebody else changed something since the plan was made: this. */
  | { state: 'outdated'; meanwhile: Difference[] }
  /** What only the rules of the database know, in its own words. */
  | { state: 'impossible'; detail: string };

export interface ApplyOptions {
  /** Does all of it and undoes it: the answer is what would have changed. */
  dryRun?: boolean;
  /** Written in the same transaction. */
  also?: (tx: Tx) => Promise<unknown>;
}

/** What begins the codes of everything that the database's own rules forbid, such as removing what an order names. */
const INTEGRITY_VIOLATION = '23';

/** Thrown to undo all that was written. */
class Undo extends Error {
  readonly applied: Applied;

  constructor(applied: Applied) {
    super('Undone on purpose');
    this.applied = applied;
  }
}

export async function planChange(db: Db, wish: Wish, checks: readonly HarmCheck[] = []): Promise<Plan> {
  const { programme, differences, problems, notes } = await look(db, wish, checks, false);
  return {
    wish,
    before: partOf(programme, wish.scope),
    differences: differences.all,
    left: differences.left,
    problems,
    notes,
  };
}

async function applyIn(
  tx: Tx,
  plan: Plan,
  checks: readonly HarmCheck[],
  options: ApplyOptions,
): Promise<Applied> {
  const { scope } = plan.wish;
  await lockSellers(tx);
  const found = await look(tx, plan.wish, checks, true);
  const meanwhile = differencesBetween(scope.of, plan.before, partOf(found.programme, scope)).all;
  if (meanwhile.length > 0 && (found.differences.all.length > 0 || found.problems.length > 0)) {
    return { state: 'outdated', meanwhile };
  }
  if (found.problems.length > 0 || !found.wanted) return { state: 'refused', problems: found.problems };
  const changes = await writeProgramme(tx, found.wanted, found, plan.wish);
  await options.also?.(tx);
  const applied: Applied = { state: 'applied', changes };
  if (options.dryRun) throw new Undo(applied);
  return applied;
}

export async function applyPlan(
  db: Db,
  plan: Plan,
  checks: readonly HarmCheck[] = [],
  options: ApplyOptions = {},
): Promise<Applied> {
  try {
    return await inTransaction(db, (tx) => applyIn(tx, plan, checks, options));
  } catch (error) {
    if (error instanceof Undo) return error.applied;
    const { code, detail, message } = error as { code?: string; detail?: string; message: string };
    if (!code?.startsWith(INTEGRITY_VIOLATION)) throw error;
    return { state: 'impossible', detail: detail ?? message };
  }
}
