// The gateways' lists by time, copied into a table: what a page lays beside our books, without asking the gateway itself.
import type { Db } from '../../../platform/db/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { oldestDispute } from '../../disputes/dispute-store.ts';
import { toldDisputes } from '../../disputes/told-disputes.ts';
import type { Account } from '../../gateway/account.ts';
import { forEachAccount } from '../../gateway/for-each-account.ts';
import type { Gateways } from '../../gateway/open-gateways.ts';
import { AGAIN_MS, compareCopy } from './compare-copy.ts';
import { findCopied, keepDisputed, keepMovements, markCopied } from './copy-store.ts';

const DAY_MS = 86_400_000;
/** The first copy goes back so far. */
const FIRST_DAYS = 31;

interface CopyNeeds {
  db: Db;
  gateways: Gateways;
  log: Logger;
}

/** A dispute may end months after it began: those that are open, or were lately, are read again. */
async function copyDisputes({ db, log }: CopyNeeds, account: Account, since: Date): Promise<void> {
  const oldest = await oldestDispute(db, account.key, since);
  const from = oldest && oldest < since ? oldest : since;
  await keepDisputed(db, account.key, await toldDisputes(account, from, log));
}

async function copyAccount(needs: CopyNeeds, account: Account, now: Date): Promise<void> {
  const { db } = needs;
  const { key, adapter } = account;
  const copied = await findCopied(db, key);
  const since = new Date(copied ? copied.until.getTime() - AGAIN_MS : now.getTime() - FIRST_DAYS * DAY_MS);
  for await (const listed of adapter.listTransactions({ since, now })) await keepMovements(db, key, listed);
  await copyDisputes(needs, account, since);
  await markCopied(db, key, since, now);
  await compareCopy(db, key);
}

/** GATE-09: each gateway's by itself. Where one does not answer, its copy stays as whole as it was. */
export const copyBooks = (needs: CopyNeeds, now: Date): Promise<void> =>
  forEachAccount(needs.gateways, (account) => copyAccount(needs, account, now));
