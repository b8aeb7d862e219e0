// Finds a transaction by our reference: in the customer's list, then among all that have not settled, then in detail.
import type { FoundTransaction } from '../payment-gateway.ts';
import { readAmount } from './amounts.ts';
import { askForSure, isNotFound } from './ask.ts';
import type { AskSettings, Json } from './ask.ts';
import { pagesOf } from './pages.ts';
import { readStatus } from './transaction-status.ts';

/** The gateway's clock is not ours. */
const TOLERANCE_MS = 3_600_000;

interface Detailed {
  transId: string;
  transactionStatus: string;
  order?: { invoiceNumber?: string | undefined };
  authAmount?: number;
  settleAmount?: number;
  currencyCode?: string;
}

/** Newest first, until it is found or the list is older than the reference. */
async function findInList(
  settings: AskSettings,
  request: string,
  which: Json,
  { ref, since }: { ref: string; since: Date },
): Promise<string | undefined> {
  const oldest = since.getTime() - TOLERANCE_MS;
  for await (const listed of pagesOf(settings, request, which)) {
    const found = listed.find(({ invoiceNumber }) => invoiceNumber === ref);
    if (found) return found.transId;
    const last = listed.at(-1);
    if (!last || Date.parse(last.submitTimeUTC) < oldest) return undefined;
  }
  return undefined;
}

export async function findTransaction(
  settings: AskSettings,
  transactionId: string,
): Promise<FoundTransaction | undefined> {
  try {
    const answer = await askForSure(settings, 'getTransactionDetailsRequest', { transId: transactionId });
    const detail = answer.transaction as Detailed;
    return {
      transactionId: detail.transId,
      ref: detail.order?.invoiceNumber ?? '',
      ...readAmount(detail.settleAmount || detail.authAmount, detail.currencyCode, settings.currencies[0]),
      ...readStatus(detail.transactionStatus),
    };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export async function findByRef(
  settings: AskSettings,
  query: { ref: string; profileId: string; since: Date },
): Promise<FoundTransaction | undefined> {
  const ofCustomer = { customerProfileId: query.profileId };
  const transactionId =
    (await findInList(settings, 'getTransactionListForCustomerRequest', ofCustomer, query)) ??
    (await findInList(settings, 'getUnsettledTransactionListRequest', {}, query));
  return transactionId === undefined ? undefined : findTransaction(settings, transactionId);
}
