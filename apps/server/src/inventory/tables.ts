import type { Generated, GeneratedAlways } from 'kysely';

export interface LevelStockTable {
  seller_id: number;
  price_level_id: number;
  capacity: number;
  held: number;
  sold: number;
}

export interface TicketsTable {
  seller_id: number;
  ticket_id: GeneratedAlways<number>;
  price_level_id: number;
  /** Best first: 1 is the best place of the level. */
  rank: number;
  section_name: string | null;
  row_name: string | null;
  seat_name: string | null;
  section_position: number | null;
  row_position: number | null;
  seat_position: number | null;
  state: Generated<'free' | 'held' | 'sold'>;
  cart_uuid: Generated<string | null>;
  held_until: Generated<Date | null>;
  order_id: Generated<number | null>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    level_stock: LevelStockTable;
    tickets: TicketsTable;
  }
}
