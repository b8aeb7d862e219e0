import type { CounterWay } from '@stagedoor/rules/orders/counter-ways';

/** A sale of the desk's; the order that it became names it as its buyer. */
export interface CounterSalesTable {
  seller_id: number;
  sale_uuid: string;
  outlet_id: number;
  way: CounterWay | 'gift';
  /** What the buyer's link carries. */
  pay_link: string;
  sold_by: number;
  reason: string | null;
  sold_at: Date;
}

interface CounterSettingsTable {
  seller_id: number;
  /** How many tickets the desk may give away at once. */
  gift_tickets: number;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    counter_sales: CounterSalesTable;
    counter_settings: CounterSettingsTable;
  }
}
