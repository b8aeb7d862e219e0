import type { IneligibleReason, OverrideCode } from '@stagedoor/rules/draw/draw-words';
import type { DrawState } from '@stagedoor/rules/machines/draw';
import type { Generated } from 'kysely';

/** Columns that hold JSON hold it as text: its bytes are proven. */
export interface DrawsTable {
  seller_id: number;
  draw_key: string;
  outlet_id: number;
  series_id: number;
  attempt: number;
  state: Generated<DrawState>;
  sealed_secret: string;
  sealed_seed: string;
  commitment: string;
  rules: string;
  rules_hash: string;
  committed_at: Date;
  locked_at: Date | null;
  frozen_at: Generated<Date | null>;
  inventory: Generated<string | null>;
  root: Generated<string | null>;
  entries: Generated<number | null>;
  public_number: Generated<string | null>;
  public_number_at: Generated<Date | null>;
  drawn_at: Generated<Date | null>;
  published_at: Generated<Date | null>;
  abandoned_at: Generated<Date | null>;
  walks_ended_at: Generated<Date | null>;
  file_hash: Generated<string | null>;
}

export interface DrawEntriesTable {
  seller_id: number;
  draw_key: string;
  entry_id: string;
  request_id: number;
  user_id: number;
  salt: string;
  entry: string;
  ineligible: IneligibleReason | null;
  told_at: Generated<Date | null>;
  result_told_at: Generated<Date | null>;
  place: Generated<number | null>;
  results: Generated<string | null>;
  standing: Generated<string | null>;
}

export interface DrawOverridesTable {
  seller_id: number;
  draw_key: string;
  number: number;
  entry_id: string;
  code: OverrideCode;
  at: Date;
  before: string;
  after: string;
}

export interface DrawAwardsTable {
  seller_id: number;
  draw_key: string;
  entry_id: string;
  line: number;
  number: number;
  place: number;
  outlet_event_id: number;
  price_level_id: number;
  quantity: number;
  returned: Generated<number>;
  order_id: Generated<number | null>;
  change_id: Generated<number | null>;
  ordered_at: Generated<Date | null>;
  /** When it was given up because nobody had paid it. */
  lapsed_at: Generated<Date | null>;
}

interface DrawLogTable {
  seller_id: number;
  draw_key: string;
  number: number;
  at: Date;
  line: string;
  hash: string;
}

interface DrawFilePartsTable {
  seller_id: number;
  draw_key: string;
  part: number;
  body: string;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    draws: DrawsTable;
    draw_entries: DrawEntriesTable;
    draw_overrides: DrawOverridesTable;
    draw_file_parts: DrawFilePartsTable;
    draw_awards: DrawAwardsTable;
    draw_log: DrawLogTable;
  }
}
