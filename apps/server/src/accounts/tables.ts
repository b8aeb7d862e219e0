export interface SessionsTable {
  seller_id: number;
  outlet_id: number;
  sid_hash: string;
  public_id: string;
  user_id: number | null;
  password_given: boolean;
  created_at: Date;
  expires_at: Date;
  ends_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
  }
}
