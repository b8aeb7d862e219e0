// The sums of days that are over.
import type { ColumnType } from 'kysely';

interface LedgerDaysTable {
  seller_id: number;
  by_what: string;
  day: string;
  outlet_id: number;
  key: string;
  kind: string;
  cents: ColumnType<string>;
  movements: number;
}

interface ClosedLedgersTable {
  seller_id: number;
  until: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    ledger_days: LedgerDaysTable;
    closed_ledgers: ClosedLedgersTable;
  }
}
