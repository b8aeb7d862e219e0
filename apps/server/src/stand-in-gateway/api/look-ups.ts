// What a merchant asks about transactions: by customer, all that have not settled, and one in detail.
import { recordOf } from '@stagedoor/rules/values/record-of';
import { findTransaction, listTransactions, unsettledSince } from '../store/transaction-store.ts';
import type { ListQuery } from '../store/transaction-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { failed, notFound, ok } from './answers.ts';
import type { Json } from './answers.ts';
import { idOf } from './reading.ts';
import { detailed, listed } from './transaction-answers.ts';

const MOST_LISTED = 1000;

/** Which of all transactions are asked for. */
type Which = Pick<ListQuery, 'profileId' | 'submittedAfter' | 'batchId'>;

/** `offset` counts pages from 1, as at the real gateway. */
function pageOf(body: Json): { limit: number; offset: number } | undefined {
  const { limit = MOST_LISTED, offset = 1 } = recordOf(body.paging);
  const [most, page] = [Number(limit), Number(offset)];
  if (!(most >= 1 && most <= MOST_LISTED) || !(page >= 1 && page <= 100_000)) return undefined;
  return { limit: most, offset: (page - 1) * most };
}

export async function list({ db, clock }: StandInNeeds, body: Json, which: Which): Promise<Json> {
  const page = pageOf(body);
  if (!page) return failed('E00013', 'Paging is invalid.');
  const now = clock.now();
  const rows = await listTransactions(db, { ...which, ...page, now });
  return ok({
    // As at the real gateway, an empty list is left out.
    ...(rows.length > 0 && { transactions: rows.map((row) => listed(row, now)) }),
    totalNumInResultSet: rows.length,
  });
}

export const listForCustomer = (needs: StandInNeeds, body: Json): Promise<Json> =>
  list(needs, body, { profileId: idOf(body.customerProfileId) });

export const listUnsettled = (needs: StandInNeeds, body: Json): Promise<Json> =>
  list(needs, body, { submittedAfter: unsettledSince(needs.clock.now()) });

/** Details come from the same books as the lists: what is not listed yet cannot be asked for either. */
export async function getDetails({ db, clock }: StandInNeeds, body: Json): Promise<Json> {
  const now = clock.now();
  const transaction = await findTransaction(db, 'authorizenet', idOf(body.transId));
  return transaction && transaction.listed_from <= now ? detailed(transaction, now) : notFound();
}
