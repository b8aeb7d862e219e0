// Slows down whoever tries often, in the database, so that all nodes count together.
import { inTransaction } from '../db/in-transaction.ts';
import type { Db } from '../db/tables.ts';
import { hashSecret } from '../secrets.ts';
import type { TriesTable } from './tables.ts';
import { lockTries, saveTries } from './try-store.ts';
import type { TryKey } from './try-store.ts';

/** Tries of one kind by one somebody. */
export interface Budget {
  key: TryKey;
  /** How long to wait after so many tries. */
  waitAfter: (count: number) => number;
  /** A row of tries ends when none was made for so long. */
  forgetSeconds: number;
  /** The wait begins when a try has failed (`blockAfterFailure`), not while it is under way. */
  waitsForFailure?: boolean;
}

/** How many there are now in each budget, or how long to wait before one more. */
export type Tried = { counts: number[] } | { waitSeconds: number };

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Tries at what belongs to no seller, such as the box office's door, are counted for the whole installation. */
export const INSTALLATION = 0;

/** Whom it is about is stored as a hash: such rows are made for people without an account too. */
export function tryKey(sellerId: number, kind: string, whose: string): TryKey {
  return { sellerId, subject: `${kind} ${hashSecret(whose)}` };
}

const TOLERANCE_SECONDS = 60;

const keptFor = ({ waitAfter, forgetSeconds }: Budget, count: number): number =>
  Math.max(forgetSeconds, 2 * waitAfter(count));

/** What was written by a clock that has since been set back counts for nothing; nodes' clocks may differ a little. */
function asOf(row: TriesTable, budget: Budget, now: Date): TriesTable {
  const latest = after(now, keptFor(budget, row.count) + TOLERANCE_SECONDS);
  return row.forgotten_at > latest ? { ...row, count: 0, blocked_until: now, forgotten_at: now } : row;
}

/** Nobody waits for no time at all: who came at the same moment, and read the clock before, would be told to. */
function blockedUntil({ blocked_until }: TriesTable, { waitAfter }: Budget, count: number, now: Date): Date {
  const seconds = waitAfter(count);
  return seconds > 0 ? after(now, seconds) : blocked_until;
}

function oneMore(row: TriesTable, budget: Budget, now: Date) {
  const count = (row.forgotten_at > now ? row.count : 0) + 1;
  const blocked = blockedUntil(row, budget, count, now);
  return {
    count,
    blocked_until: budget.waitsForFailure ? row.blocked_until : blocked,
    forgotten_at: after(now, keptFor(budget, count)),
  };
}

/**
 * Counts a try before it is made, so that many at once do not slip through together; a success takes it back.
 * While one of the budgets has to wait, nothing is counted in any. Name them in the same order everywhere.
 */
export function takeTry(db: Db, budgets: readonly Budget[], now: Date): Promise<Tried> {
  return inTransaction(db, async (tx) => {
    const rows: TriesTable[] = [];
    for (const budget of budgets) rows.push(asOf(await lockTries(tx, budget.key, now), budget, now));
    const waitMs = Math.max(...rows.map((row) => row.blocked_until.getTime())) - now.getTime();
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000) };
    const counts: number[] = [];
    for (const [index, budget] of budgets.entries()) {
      const change = oneMore(rows[index]!, budget, now);
      await saveTries(tx, budget.key, change);
      counts.push(change.count);
    }
    return { counts };
  });
}

/** The try that was taken was a wrong one: whoever comes next waits. */
export function blockAfterFailure(db: Db, budget: Budget, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockTries(tx, budget.key, now);
    const { count, forgotten_at } = row;
    const blocked_until = blockedUntil(row, budget, count, now);
    await saveTries(tx, budget.key, { count, forgotten_at, blocked_until });
  });
}

/** The try that was taken was a right one: it is taken back, and no other with it. */
export function takeBack(db: Db, { key }: Budget, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockTries(tx, key, now);
    await saveTries(tx, key, { ...row, count: Math.max(0, row.count - 1) });
  });
}
