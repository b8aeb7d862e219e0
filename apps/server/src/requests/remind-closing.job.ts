// Tells the owners of pending requests, once each, that their series closes within two days.
import { findCustomer } from '../accounts/index.ts';
import { seriesClosing } from '../catalogue/index.ts';
import type { ClosingSeries } from '../catalogue/index.ts';
import { letterheadOf } from '../mail/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Job } from '../platform/jobs.ts';
import { queueSeriesClosing } from './mails/series-closing-mail.ts';
import type { RequestNeeds } from './request-needs.ts';
import { claimUntold } from './waiting-requests.ts';

const NOTICE_MS = 2 * 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 50;

/** Who asks in the last two days knows; the others are told. Answers how many were. */
async function tellSome(needs: RequestNeeds, series: ClosingSeries, now: Date): Promise<number> {
  const outlet = await needs.outlets.get(series.outletId);
  const from = letterheadOf(outlet, needs.publicAddress(outlet));
  const createdBefore = new Date(series.closesAt.getTime() - NOTICE_MS);
  return inTransaction(needs.db, async (tx) => {
    const requests = await claimUntold(tx, series, { createdBefore, now, most: MOST_AT_ONCE });
    for (const request of requests) {
      const customer = await findCustomer(tx, request.seller_id, request.user_id);
      await queueSeriesClosing(tx, customer!, { from, series, request }, now);
    }
    return requests.length;
  });
}

async function remindClosing(needs: RequestNeeds, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + NOTICE_MS);
  for (const series of await seriesClosing(needs.db, now, soon)) {
    while ((await tellSome(needs, series, now)) === MOST_AT_ONCE);
  }
}

export const remindClosingJob = (needs: RequestNeeds): Job => ({
  name: 'remind of closing series',
  everySeconds: 300,
  run: (now) => remindClosing(needs, now),
});
