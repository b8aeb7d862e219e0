import type { WaitingPlaceState } from '@stagedoor/rules/machines/waiting-place';
import type { Generated } from 'kysely';

export interface WaitingRoomsTable {
  seller_id: number;
  room_id: Generated<number>;
  outlet_id: number;
  outlet_event_id: number;
  opened_by: string;
  by_itself: boolean;
  opened_at: Date;
  opens_at: Date;
  drawn_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
  seed: string;
  commitment: string;
  place_key: string;
  /** How many took part in the lot. */
  drawn: Generated<number>;
  last_position: Generated<number>;
  admitted_through: Generated<number>;
  pace: number;
  owed: Generated<number>;
  per_minute: Generated<number>;
  moved_at: Generated<Date | null>;
  empty_since: Generated<Date | null>;
}

export interface WaitingPlacesTable {
  seller_id: number;
  room_id: number;
  place_uuid: string;
  session_id: string;
  user_id: number | null;
  network: string;
  joined_at: Date;
  position: Generated<number | null>;
  state: WaitingPlaceState;
  admitted_until: Generated<Date | null>;
}

export interface ServedCartsTable {
  node_id: string;
  measured_at: Date;
  served: number;
  slow_ms: number;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    waiting_rooms: WaitingRoomsTable;
    waiting_places: WaitingPlacesTable;
    served_carts: ServedCartsTable;
  }
}
