import type { ColumnType } from 'kysely';

interface ToldDescriptionsTable {
  seller_id: number;
  version: string;
  scope: string;
  description: ColumnType<unknown, string, never>;
  told_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    told_descriptions: ToldDescriptionsTable;
  }
}
