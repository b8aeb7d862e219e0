import { exportLedger } from '@stagedoor/contract/calls/office/ledger';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { ledgerExport } from '../office/ledger/export-ledger.ts';
import { requireSpan } from '../office/ledger/require-span.ts';

export const exportLedgerHandler: Handler<'orders'> = handle(exportLedger, async (filter, caller) => {
  requireSpan(filter);
  const details = { ...filter, outletIds: caller.outletIds };
  return startExport(caller, ledgerExport, { name: `Ledger ${filter.from} to ${filter.to}`, details });
});
