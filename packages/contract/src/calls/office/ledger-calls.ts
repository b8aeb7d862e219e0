import type { AnyOfficeCall } from '../../office-call.ts';
import { listDisputes } from './disputes.ts';
import { getFeesAndTax } from './fees-and-tax.ts';
import {
  exportLedger,
  getLedger,
  getMoneyDue,
  listLedgerLines,
  listStrays,
  putStrayAside,
} from './ledger.ts';

export const ledgerCalls: readonly AnyOfficeCall[] = [
  getLedger,
  getFeesAndTax,
  getMoneyDue,
  listLedgerLines,
  listStrays,
  putStrayAside,
  exportLedger,
  listDisputes,
];
