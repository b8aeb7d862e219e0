// The gateways' lists by time, copied into a table: what a page lays beside our books, without asking the gateway itself.
import type { Db } from '../../../platform/db/tables.ts';
import type { Account } from '../../gateway/account.ts';
import { forEachAccount } from '../../gateway/for-each-account.ts';
import type { Gateways } from '../../gateway/open-gateways.ts';
import { AGAIN_MS, compareCopy } from './compare-copy.ts';
import { findCopied, keepMovements, markCopied } from './copy-store.ts';

const DAY_MS = 86_400_000;
/** The first copy goes back so far. */
const FIRST_DAYS = 31;

interface CopyNeeds {
  db: Db;
  gateways: Gateways;
}

async function copyAccount(db: Db, { key, adapter }: Account, now: Date): Promise<void> {
  const copied = await findCopied(db, key);
  const since = new Date(copied ? copied.until.getTime() - AGAIN_MS : now.getTime() - FIRST_DAYS * DAY_MS);
  for await (const listed of adapter.listTransactions({ since, now })) await keepMovements(db, key, listed);
  await markCopied(db, key, since, now);
  await compareCopy(db, key);
}

/** GATE-09: each gateway's by itself. Where one does not answer, its copy stays as whole as it was. */
export const copyBooks = ({ db, gateways }: CopyNeeds, now: Date): Promise<void> =>
  forEachAccount(gateways, (account) => copyAccount(db, account, now));
