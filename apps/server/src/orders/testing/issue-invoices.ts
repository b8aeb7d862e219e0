import { createLog } from '../../platform/log.ts';
import type { Db } from '../../platform/db/tables.ts';
import { issueInvoices as issue } from '../invoices/issue-invoices.job.ts';

/** One node's round of the job; `beforeLetter` comes when number and document are written, and nothing is committed. */
export const issueInvoices = (db: Db, now: Date, beforeLetter: () => void = () => {}): Promise<void> =>
  issue(
    {
      db,
      log: createLog('silent'),
      publicAddress: () => {
        beforeLetter();
        return 'http://lantern.localhost';
      },
    },
    now,
  );
