// All that the gateway took and gave back since a moment, whoever asked for it: what has not settled, then batch by batch.
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { ListedTransaction } from '../payment-gateway.ts';
import { readAmount } from './amounts.ts';
import { askForSure } from './ask.ts';
import type { AskSettings } from './ask.ts';
import { pagesOf } from './pages.ts';
import type { Listed } from './pages.ts';
import { readStatus } from './transaction-status.ts';

const DAY_MS = 86_400_000;
/** The widest range of settlements that may be asked for at once. */
const RANGE_MS = 31 * DAY_MS;

const idIn = (id: string | number | undefined): string | undefined =>
  id === undefined ? undefined : String(id);

const read = (listed: Listed, account: Currency): ListedTransaction => ({
  transactionId: listed.transId,
  ref: listed.invoiceNumber ?? '',
  ...readAmount(listed.settleAmount, listed.currencyCode, account),
  ...readStatus(listed.transactionStatus),
  submittedAt: new Date(listed.submitTimeUTC),
  lastFour: (listed.accountNumber ?? '').slice(-4),
  profileId: idIn(listed.profile?.customerProfileId),
  cardId: idIn(listed.profile?.customerPaymentProfileId),
});

/** Newest first, no further back than is asked for. */
async function* readUnsettled(settings: AskSettings, since: Date): AsyncGenerator<ListedTransaction[]> {
  for await (const page of pagesOf(settings, 'getUnsettledTransactionListRequest', {})) {
    const told = page.map((listed) => read(listed, settings.currencies[0]));
    const within = told.filter(({ submittedAt }) => submittedAt >= since);
    yield within;
    if (within.length < page.length) return;
  }
}

const asDate = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

async function* batchesSince(settings: AskSettings, since: Date, now: Date): AsyncGenerator<string> {
  for (let from = since.getTime(); from < now.getTime(); from += RANGE_MS) {
    const { batchList = [] } = (await askForSure(settings, 'getSettledBatchListRequest', {
      firstSettlementDate: asDate(from),
      lastSettlementDate: asDate(Math.min(from + RANGE_MS, now.getTime())),
    })) as { batchList?: { batchId: string | number }[] };
    for (const { batchId } of batchList) yield String(batchId);
  }
}

/**
 * What has not settled is read first: what settles meanwhile is told twice, and never not at all.
 * Late in the day a batch holds more than was asked for; it is told too.
 */
export async function* listTransactions(
  settings: AskSettings,
  { since, now }: { since: Date; now: Date },
): AsyncGenerator<ListedTransaction[]> {
  yield* readUnsettled(settings, since);
  for await (const batchId of batchesSince(settings, since, now))
    for await (const page of pagesOf(settings, 'getTransactionListRequest', { batchId }))
      yield page.map((listed) => read(listed, settings.currencies[0]));
}
