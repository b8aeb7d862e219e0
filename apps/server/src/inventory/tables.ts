import type { Generated, GeneratedAlways } from 'kysely';
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';
import type { HolderKind } from './holder.ts';

export interface LevelStockTable {
  seller_id: number;
  price_level_id: number;
  capacity: number;
  /** By all holders together. */
  held: number;
  sold: number;
  held_by_house: Generated<number>;
  held_by_draw: Generated<number>;
  held_by_guests: Generated<number>;
  held_by_waiting: Generated<number>;
  /** How many people wait for tickets of it. */
  waiting: Generated<number>;
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
  /** On the seat map, in ten-thousandths of its width and height. */
  map_x: Generated<number | null>;
  map_y: Generated<number | null>;
  kind: Generated<SeatKind>;
  /** Of a companion's seat: the accessible seat of the same row. */
  with_seat: Generated<string | null>;
  state: Generated<'free' | 'held' | 'sold'>;
  holder_kind: Generated<HolderKind | null>;
  holder_id: Generated<string | null>;
  /** Only a cart's hold has an end. */
  held_until: Generated<Date | null>;
  /** The line of an order that it was sold to. */
  line_id: Generated<number | null>;
  /** WAIT-06: sold, and offered to those who wait: until it is bought it is its owner's. */
  offered_back: Generated<boolean>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    level_stock: LevelStockTable;
    tickets: TicketsTable;
  }
}
