import type { ColumnType, Generated } from 'kysely';

/** Facts of an entry, kept as JSON. */
export type Facts = Readonly<Record<string, unknown>>;
type FactsColumn = ColumnType<Facts | null, string | null, never>;

export interface StaffLogTable {
  entry_id: Generated<string>;
  seller_id: number | null;
  outlet_id: number | null;
  at: Date;
  staff_id: number | null;
  by_whom: 'staff' | 'job' | 'command';
  action: string;
  refused: boolean;
  subject_kind: string | null;
  subject_id: string | null;
  before: FactsColumn;
  after: FactsColumn;
  reason: string | null;
  personal_id: string | null;
  personal_hash: string | null;
  key_id: string | null;
}

export interface StaffLogPersonalTable {
  personal_id: string;
  seller_id: number | null;
  person_kind: string;
  person_id: number;
  salt: string | null;
  before: ColumnType<Facts | null, string | null, string | null>;
  after: ColumnType<Facts | null, string | null, string | null>;
  erased_at: Date | null;
}

export interface StaffLogUnsealedTable {
  entry_id: string;
}

export interface StaffLogSealsTable {
  seal_id: string;
  sealed_at: Date;
  entry_ids: string[];
  previous_hash: string;
  hash: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    staff_log: StaffLogTable;
    staff_log_personal: StaffLogPersonalTable;
    staff_log_unsealed: StaffLogUnsealedTable;
    staff_log_seals: StaffLogSealsTable;
  }
}
