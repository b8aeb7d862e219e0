export interface TriesTable {
  seller_id: number;
  subject: string;
  count: number;
  blocked_until: Date;
  forgotten_at: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    tries: TriesTable;
  }
}
