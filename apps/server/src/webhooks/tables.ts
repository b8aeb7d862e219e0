import type { ColumnType, Generated } from 'kysely';

export interface WebhookAddressesTable {
  address_id: string;
  seller_id: number;
  url: string;
  kinds: string[];
  secret: string;
  old_secret: ColumnType<string | null, undefined, string | null>;
  old_secret_until: ColumnType<Date | null, undefined, Date | null>;
  state: Generated<'active' | 'paused' | 'removed'>;
  made_by: number;
  created_at: Date;
  failing_since: ColumnType<Date | null, undefined, Date | null>;
  told_at: ColumnType<Date | null, undefined, Date | null>;
}

interface WebhookMessagesTable {
  message_id: string;
  seller_id: number;
  kind: string;
  subject: string;
  number: number;
  facts: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  at: Date;
}

interface WebhookDeliveriesTable {
  delivery_id: string;
  message_id: string;
  address_id: string;
  /** Left: nobody wants it sent any more. */
  state: Generated<'waiting' | 'delivered' | 'left'>;
  tries: Generated<number>;
  next_at: Date;
  claimed_until: ColumnType<Date | null, undefined, Date | null>;
  tried_at: ColumnType<Date | null, undefined, Date>;
  status: ColumnType<number | null, undefined, number | null>;
  answer: ColumnType<string | null, undefined, string | null>;
  took_ms: ColumnType<number | null, undefined, number>;
}

interface WebhookCountersTable {
  seller_id: number;
  subject: string;
  count: number;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    webhook_addresses: WebhookAddressesTable;
    webhook_messages: WebhookMessagesTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_counters: WebhookCountersTable;
  }
}
