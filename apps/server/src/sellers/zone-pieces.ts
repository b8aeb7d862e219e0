// Pieces of statements about sellers' clocks.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/** The name of a seller's zone, for `at time zone`. */
export const zoneOfSeller = (sellerId: number): RawBuilder<unknown> =>
  sql`(select clock.time_zone from sellers clock where clock.seller_id = ${sellerId})`;

/** Every seller with the day that it is there. */
export const daysOfSellers = (now: Date): RawBuilder<unknown> =>
  sql`select seller_id, (${now}::timestamptz at time zone time_zone)::date as today from sellers`;
