import type { TicketPlace } from '@stagedoor/rules/machines/ticket';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export type HolderKind = 'cart' | 'house' | 'draw' | 'guest' | 'waiting';

/**
 * Who keeps tickets off sale without an end: the house (by the name of the hold), a draw (by its id), a guest list (by
 * its name, or by the request that they are meant for).
 */
export interface Holder {
  kind: Exclude<HolderKind, 'cart' | 'waiting'>;
  id: string;
}

/** A waiting list, by an offer or by its event: it takes what it has from what is on sale, and gives it back there. */
export interface WaitingHolder {
  kind: 'waiting';
  id: string;
}

/** Where tickets go to: on sale, or to a holder. */
export type StockPlace = 'free' | Holder;
/** Where they come from: the same, or from a sale that was canceled. */
export type Whereabouts = StockPlace | WaitingHolder | 'sold';

export const placeOf = (place: Whereabouts): TicketPlace => (typeof place === 'string' ? place : 'kept');

export const isAt = (place: Whereabouts): RawBuilder<unknown> =>
  typeof place === 'string'
    ? sql`state = ${sql.lit(place)}`
    : sql`holder_kind = ${place.kind} and holder_id = ${place.id}`;

export const putAt = (place: StockPlace | WaitingHolder): RawBuilder<unknown> =>
  place === 'free'
    ? sql`state = 'free', holder_kind = null, holder_id = null, held_until = null, line_id = null, offered_back = false`
    : sql`state = 'held', holder_kind = ${place.kind}, holder_id = ${place.id}, held_until = null, line_id = null,
        offered_back = false`;

const countColumns = {
  house: 'held_by_house',
  draw: 'held_by_draw',
  guest: 'held_by_guests',
  waiting: 'held_by_waiting',
} as const;

/** What so many tickets (a column of the statement) more or fewer at a place do to the counts of their level. */
export function countAt(place: Whereabouts, sign: '+' | '-', many: string): RawBuilder<unknown>[] {
  if (place === 'free') return [];
  const moves = (column: string): RawBuilder<unknown> =>
    sql`${sql.ref(column)} = s.${sql.ref(column)} ${sql.raw(sign)} ${sql.ref(many)}`;
  return place === 'sold' ? [moves('sold')] : [moves('held'), moves(countColumns[place.kind])];
}
