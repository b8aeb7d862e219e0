import type { LiveLine, LiveState } from '@stagedoor/rules/setup/live-lines';
import type { DraftField, FieldValue } from '@stagedoor/rules/setup/draft-fields';
import type { ColumnType, Generated } from 'kysely';

export interface FirstRunLinksTable {
  link_id: Generated<number>;
  token_hash: string;
  step_secret: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface LiveLinesTable {
  seller_id: number;
  outlet_id: number;
  line: LiveLine;
  state: LiveState;
  evidence: string;
  tested_at: Date | null;
  aside_reason: string | null;
  aside_by: number | null;
  aside_at: Date | null;
}

export interface OutletDraftFieldsTable {
  seller_id: number;
  outlet_id: number;
  field: DraftField;
  value: ColumnType<unknown, string, string>;
  typed_by: number;
  typed_at: Date;
}

export interface OutletPublishesTable {
  seller_id: number;
  publish_id: Generated<number>;
  outlet_id: number;
  published_by: number;
  published_at: Date;
  sentences: ColumnType<string[], string, never>;
  before: ColumnType<FieldValue[], string, never>;
  after: ColumnType<FieldValue[], string, never>;
  undone_by: number | null;
}

/** Of one draft: what was typed, and what stood in the description before and after. */
export interface PublishedPart {
  kind: DraftKind;
  outletId: number;
  publicId: number;
  typed: { field: string; value: unknown }[];
  /** Nothing where it was new. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

export interface ProgrammePublishesTable {
  seller_id: number;
  publish_id: Generated<number>;
  published_by: number;
  published_at: Date;
  parts: ColumnType<PublishedPart[] | null, string, null>;
  letters_tasks: ColumnType<string[], string[], never>;
  undone_at: Date | null;
  undone_by: number | null;
}

export type DraftKind = 'show' | 'series';

export interface ProgrammeDraftsTable {
  seller_id: number;
  draft_id: Generated<number>;
  kind: DraftKind;
  outlet_id: number;
  event_id: number | null;
  series_id: number | null;
  made_by: number;
  made_at: Date;
}

export interface ProgrammeDraftFieldsTable {
  seller_id: number;
  draft_id: number;
  field: string;
  value: ColumnType<unknown, string, string>;
  typed_by: number;
  typed_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    first_run_links: FirstRunLinksTable;
    live_lines: LiveLinesTable;
    outlet_draft_fields: OutletDraftFieldsTable;
    outlet_publishes: OutletPublishesTable;
    programme_publishes: ProgrammePublishesTable;
    programme_drafts: ProgrammeDraftsTable;
    programme_draft_fields: ProgrammeDraftFieldsTable;
  }
}
