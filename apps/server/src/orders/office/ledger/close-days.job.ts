// Days of the ledger that are over are summed once: a page over a month reads sums, and only the last day's movements.
import { timesIn } from '@stagedoor/rules/time/times-in';
import { officePayments } from '../../../payments/index.ts';
import type { Db, Tx } from '../../../platform/db/tables.ts';
import { listSellers } from '../../../sellers/index.ts';
import { firstOrder, lockClosed, markClosed, sumDays } from './closed-day-store.ts';

/** A charge of unknown outcome is decided within eight hours: until then its order may still come. */
const SETTLING_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;
const DAYS_AT_ONCE = 31;

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whoever else closes days meanwhile is waited for, and its days are left alone. */
async function closeSome(tx: Tx, sellerId: number, first: string, last: string): Promise<boolean> {
  const from = plusDays(await lockClosed(tx, sellerId, plusDays(first, -1)), 1);
  if (from > last) return false;
  const end = plusDays(from, DAYS_AT_ONCE - 1);
  const to = end < last ? end : last;
  await sumDays(tx, sellerId, from, to);
  await markClosed(tx, sellerId, to);
  return to < last;
}

export async function closeDays(db: Db, now: Date): Promise<void> {
  for (const { sellerId, timeZone } of await listSellers(db)) {
    const last = plusDays(timesIn(timeZone).dayOf(new Date(now.getTime() - SETTLING_MS)), -1);
    const begun = [await officePayments.firstMovement(db, sellerId), await firstOrder(db, sellerId)];
    const [first] = begun.filter((day) => day !== undefined).toSorted();
    if (first === undefined || first > last) continue;
    while (await db.transaction().execute((tx) => closeSome(tx, sellerId, first, last)));
  }
}
