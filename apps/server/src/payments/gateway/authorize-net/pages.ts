import { GatewayTrouble } from '../payment-gateway.ts';
import { askForSure } from './ask.ts';
import type { AskSettings, Json } from './ask.ts';

const PAGE = 1000;
const MOST_PAGES = 100;

/** A transaction as all lists tell it. */
export interface Listed {
  transId: string;
  invoiceNumber?: string;
  submitTimeUTC: string;
  transactionStatus: string;
  settleAmount?: number;
  /** Told by the stand-in alone, where it is not dollars. */
  currencyCode?: string;
  accountNumber?: string;
  profile?: {
    customerProfileId?: string | number | undefined;
    customerPaymentProfileId?: string | number | undefined;
  };
}

/** A list page by page, newest first: what comes in meanwhile shifts the rest back, and nothing is passed over. */
export async function* pagesOf(
  settings: AskSettings,
  request: string,
  which: Json,
): AsyncGenerator<Listed[]> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await askForSure(settings, request, {
      ...which,
      sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
      paging: { limit: String(PAGE), offset: String(page) },
    });
    const listed = (answer.transactions ?? []) as Listed[];
    yield listed;
    if (listed.length < PAGE) return;
  }
  // Not having looked everywhere is not the same as absent.
  throw new GatewayTrouble('no-answer', `${request} has no end`);
}
