import type { LiveLine, LiveState } from '@stagedoor/rules/setup/live-lines';
import type { Generated } from 'kysely';

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

declare module '../platform/db/tables.ts' {
  interface Tables {
    first_run_links: FirstRunLinksTable;
    live_lines: LiveLinesTable;
  }
}
