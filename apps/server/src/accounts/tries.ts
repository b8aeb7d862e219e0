// Slows down whoever tries often, in the database, so that all nodes count together.
import { isIPv6 } from 'node:net';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import { hashSecret } from '../platform/secrets.ts';
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
}

/** How many there are now in each budget, or how long to wait before one more. */
export type Tried = { counts: number[] } | { waitSeconds: number };

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Whom it is about is stored as a hash: such rows are made for people without an account too. */
export function tryKey(sellerId: number, kind: string, whose: string): TryKey {
  return { sellerId, subject: `${kind} ${hashSecret(whose)}` };
}

/** One household has one IPv4 address, or a whole network of IPv6 addresses. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const atEnd = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - groups.length - atEnd.length }, () => '0');
  return [...groups, ...zeros, ...atEnd].slice(0, 4).join(':');
}

function oneMore(row: TriesTable, { waitAfter, forgetSeconds }: Budget, now: Date) {
  const count = (row.forgotten_at > now ? row.count : 0) + 1;
  const wait = waitAfter(count);
  return {
    count,
    blocked_until: after(now, wait),
    forgotten_at: after(now, Math.max(forgetSeconds, 2 * wait)),
  };
}

/**
 * Counts a try before it is made, so that many at once do not slip through together; a success takes it back.
 * While one of the budgets has to wait, nothing is counted in any. Name them in the same order everywhere.
 */
export function takeTry(db: Db, budgets: readonly Budget[], now: Date): Promise<Tried> {
  return inTransaction(db, async (tx) => {
    const rows: TriesTable[] = [];
    for (const { key } of budgets) rows.push(await lockTries(tx, key, now));
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
