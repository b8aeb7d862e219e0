// What has settled: the batches of a time, and the transactions of one of them.
import { listBatches as batchesBetween } from '../store/transaction-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { failed, ok } from './answers.ts';
import type { Json } from './answers.ts';
import { list } from './look-ups.ts';
import { idOf, textOf } from './reading.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 31;

/** Both ends or none: then it is the last day. Undefined for what the real gateway refuses. */
function rangeOf(body: Json, now: Date): { from: Date; until: Date } | undefined {
  const [first, last] = [body.firstSettlementDate, body.lastSettlementDate];
  if (first === undefined && last === undefined)
    return { from: new Date(now.getTime() - DAY_MS), until: now };
  const [from, until] = [Date.parse(textOf(first)), Date.parse(textOf(last))];
  const isFine = until >= from && until - from <= MOST_DAYS * DAY_MS;
  return isFine ? { from: new Date(from), until: new Date(until) } : undefined;
}

export async function listBatches({ db, clock }: StandInNeeds, body: Json): Promise<Json> {
  const now = clock.now();
  const range = rangeOf(body, now);
  if (!range) return failed('E00013', 'The settlement dates are invalid.');
  const batches = await batchesBetween(db, range.from, range.until, now);
  return ok({
    ...(batches.length > 0 && {
      batchList: batches.map(({ batchId, settledAt }) => ({
        batchId: String(batchId),
        settlementTimeUTC: settledAt.toISOString(),
        settlementTimeUTCSpecified: true,
        settlementState: 'settledSuccessfully',
        paymentMethod: 'creditCard',
      })),
    }),
  });
}

export const listInBatch = (needs: StandInNeeds, body: Json): Promise<Json> =>
  list(needs, body, { batchId: idOf(body.batchId) });
