// Finds a transaction by our reference: in the customer's list, then among all that have not settled, then in detail.
import { GatewayTrouble } from '../payment-gateway.ts';
import type { FoundTransaction } from '../payment-gateway.ts';
import { askForSure, isNotFound } from './ask.ts';
import type { AskSettings, Json } from './ask.ts';

const PAGE = 1000;
const MOST_PAGES = 100;
/** The gateway's clock is not ours. */
const TOLERANCE_MS = 3_600_000;

const statuses: Record<string, FoundTransaction['status']> = {
  capturedPendingSettlement: 'captured',
  settledSuccessfully: 'captured',
  refundPendingSettlement: 'refunded',
  refundSettledSuccessfully: 'refunded',
  FDSPendingReview: 'held',
  FDSAuthorizedPendingReview: 'held',
  underReview: 'held',
  authorizedPendingCapture: 'held',
  approvedReview: 'held',
  declined: 'declined',
  expired: 'declined',
  failedReview: 'declined',
  generalError: 'declined',
  settlementError: 'declined',
  voided: 'voided',
};

interface Listed {
  transId: string;
  invoiceNumber?: string;
  submitTimeUTC: string;
}

interface Detailed {
  transId: string;
  transactionStatus: string;
  order?: { invoiceNumber?: string };
  authAmount?: number;
  settleAmount?: number;
}

/** Newest first, until it is found or the list is older than the reference. */
async function findInList(
  settings: AskSettings,
  request: string,
  which: Json,
  { ref, since }: { ref: string; since: Date },
): Promise<string | undefined> {
  const oldest = since.getTime() - TOLERANCE_MS;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await askForSure(settings, request, {
      ...which,
      sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
      paging: { limit: String(PAGE), offset: String(page) },
    });
    const listed = (answer.transactions ?? []) as Listed[];
    const found = listed.find(({ invoiceNumber }) => invoiceNumber === ref);
    if (found) return found.transId;
    const last = listed.at(-1);
    if (!last || listed.length < PAGE || Date.parse(last.submitTimeUTC) < oldest) return undefined;
  }
  // Not having looked everywhere is not the same as absent.
  throw new GatewayTrouble('no-answer', `${request} has no end`);
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
      amountCents: Math.round(Number(detail.settleAmount || detail.authAmount) * 100),
      status: statuses[detail.transactionStatus] ?? 'unclear',
      isSettled: detail.transactionStatus.toLowerCase().includes('settledsuccessfully'),
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
