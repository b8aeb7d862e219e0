import {
  exportLedger,
  getLedger,
  getMoneyDue,
  listLedgerLines,
} from '@stagedoor/contract/calls/office/ledger';
import type { Db } from '../../../platform/db/tables.ts';
import { handle } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { requireValid } from '../../../platform/http/require-valid.ts';
import { startExport } from '../../../staff/index.ts';
import { ledgerExport } from './export-ledger.ts';
import { besideTheGateway } from './beside-the-gateway.ts';
import { moneyDue } from './money-due.ts';
import { countLedgerLines, readLedgerLines } from './read-lines.ts';
import { sumLedger } from './sum-ledger.ts';

const MOST_DAYS = 366;

/** Days in their order, and no more of them than one looks at. */
function requireSpan({ from, to }: { from: string; to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const problem = days < 0 ? 'Ends before it begins' : days > MOST_DAYS && 'A year at most';
  requireValid({ to: problem || undefined });
}

export const ledgerHandlers = (db: Db): Handler[] => [
  handle(getLedger, async (question, caller) => {
    requireSpan(question);
    return besideTheGateway(db, caller, question, await sumLedger(db, caller, question));
  }),
  handle(getMoneyDue, ({ outletId }, caller) => moneyDue(db, caller, outletId)),
  handle(listLedgerLines, async ({ sort, after, before, ...filter }, caller) => {
    requireSpan(filter);
    const [page, count] = await Promise.all([
      readLedgerLines(db, caller, filter, { sort, after, before }),
      countLedgerLines(db, caller, filter),
    ]);
    return { ...page, ...count };
  }),
  handle(exportLedger, async (filter, caller) => {
    requireSpan(filter);
    const details = { ...filter, outletIds: caller.outletIds };
    return startExport(caller, ledgerExport, { name: `Ledger ${filter.from} to ${filter.to}`, details });
  }),
];
