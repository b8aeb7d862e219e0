export interface TriesTable {
  seller_id: number;
  subject: string;
  count: number;
  blocked_until: Date;
  forgotten_at: Date;
}

export interface KnownBrowsersTable {
  seller_id: number;
  account: string;
  browser: string;
  seen_at: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    tries: TriesTable;
    known_browsers: KnownBrowsersTable;
  }
}
