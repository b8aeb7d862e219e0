export interface OwnerAlertsTable {
  kind: string;
  since: Date;
  told_at: Date | null;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    owner_alerts: OwnerAlertsTable;
  }
}
