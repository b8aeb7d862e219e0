// The gateway's lists by time, copied into a table: what a page lays beside our books, without asking the gateway itself.
import type { Db } from '../../../platform/db/tables.ts';
import type { PaymentGateway } from '../../gateway/payment-gateway.ts';
import { AGAIN_MS, compareCopy } from './compare-copy.ts';
import { findCopiedUntil, keepMovements, markCopied } from './copy-store.ts';

const DAY_MS = 86_400_000;
/** The first copy goes back so far. */
const FIRST_DAYS = 31;

interface CopyNeeds {
  db: Db;
  gateway: Pick<PaymentGateway, 'kind' | 'listTransactions'>;
}

/** Where the gateway does not answer, the copy stays as whole as it was. */
export async function copyBooks({ db, gateway }: CopyNeeds, now: Date): Promise<void> {
  const copiedUntil = await findCopiedUntil(db);
  const since = new Date(
    copiedUntil ? copiedUntil.getTime() - AGAIN_MS : now.getTime() - FIRST_DAYS * DAY_MS,
  );
  for await (const listed of gateway.listTransactions({ since, now }))
    await keepMovements(db, gateway.kind, listed);
  await markCopied(db, since, now);
  await compareCopy(db);
}
