// What is special about tickets that their owners offer back, as pieces of statements.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isAt, putAt } from './holder.ts';
import type { StockPlace, WaitingHolder, Whereabouts } from './holder.ts';

/** WAIT-06: on sale for those who wait: free, or offered back by whoever has it and in nobody's hands. */
export const IS_TO_OFFER = sql`(state = 'free' or (offered_back and holder_kind is null))`;

/** What is somebody's stays theirs, and sold, whoever it is held for meanwhile. */
export const stateWhere = (held: 'free' | 'held'): RawBuilder<unknown> =>
  sql`state = case when offered_back then 'sold' else ${sql.lit(held)} end`;

const isWaiting = (place: Whereabouts): place is WaitingHolder =>
  typeof place !== 'string' && place.kind === 'waiting';

/**
 * Where they are and where they are put. What a waiting list takes and gives back may be somebody's who offers it back
 * (WAIT-06): that stays sold all the while.
 */
export function wayOf(from: Whereabouts, to: StockPlace | WaitingHolder) {
  if (from === 'free' && isWaiting(to)) {
    const holder = sql`holder_kind = 'waiting', holder_id = ${to.id}`;
    return { at: IS_TO_OFFER, put: sql`${stateWhere('held')}, ${holder}` };
  }
  if (isWaiting(from) && to === 'free')
    return { at: isAt(from), put: sql`${stateWhere('free')}, holder_kind = null, holder_id = null` };
  return { at: isAt(from), put: putAt(to) };
}
