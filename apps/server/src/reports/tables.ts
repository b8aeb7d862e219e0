import type { Generated } from 'kysely';

export interface ReportLinksTable {
  seller_id: number;
  link_id: Generated<number>;
  code_hash: string;
  outlet_id: number;
  event_id: number;
  /** The same show at every outlet that its maker saw. */
  event_ids: number[];
  for_whom: string;
  made_by: string;
  staff_id: number;
  made_at: Date;
  ends_at: Date;
  ended_at: Generated<Date | null>;
  opened_at: Generated<Date | null>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    report_links: ReportLinksTable;
  }
}
