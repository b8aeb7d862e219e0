// What a draw needs to know of a series' requests, a page at a time: the shop goes on while a hundred thousand are read.
import { sql } from 'kysely';
import { lastOf } from '@stagedoor/rules/values/last-of';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface EntrantLine {
  event: number;
  item: number;
  level: number;
  quantity: number;
  addOn: boolean;
  optOut: boolean;
}

export interface Entrant {
  requestId: number;
  number: string;
  userId: number;
  street: string;
  zip: string;
  lines: EntrantLine[];
  /** The event that comes first. */
  priority: number | null;
  /** The cards that would be charged. */
  cardIds: number[];
}

export interface SeriesKey {
  sellerId: number;
  seriesId: number;
}

/** What the shop takes in at once before somebody else's call has its turn. */
const ENTRANTS_A_PAGE = 500;

/** Those that wait: before the freezing they are pending, after it they are being processed. */
export async function* entrantPages(db: Db, key: SeriesKey): AsyncGenerator<Entrant[]> {
  for (let after = 0; ;) {
    const page = await entrantsAfter(db, key, after);
    if (page.length > 0) yield page;
    if (page.length < ENTRANTS_A_PAGE) return;
    after = lastOf(page).requestId;
  }
}

async function entrantsAfter(db: Db, { sellerId, seriesId }: SeriesKey, after: number): Promise<Entrant[]> {
  const { rows } = await sql<Entrant>`
    select r.request_id as "requestId", r.number, r.user_id as "userId",
      coalesce(r.shipping_address->>'addressLineOne', '') as street,
      coalesce(r.shipping_address->>'zip', '') as zip,
      coalesce(l.lines, '[]'::json) as lines, p.event as priority,
      coalesce(c.cards, '[]'::json) as "cardIds"
    from series_requests r
    left join lateral (
      select json_agg(json_build_object('event', e.outlet_event_id, 'item', l.item_id, 'level', l.price_level_id,
        'quantity', l.quantity, 'addOn', l.is_add_on, 'optOut', l.opt_out) order by l.line_id) as lines
      from event_requests e
      join request_lines l on l.seller_id = e.seller_id and l.event_request_id = e.event_request_id
      where e.seller_id = r.seller_id and e.request_id = r.request_id) l on true
    left join lateral (
      select min(e.outlet_event_id) as event from request_priorities p
      join event_requests e on e.seller_id = p.seller_id and e.event_request_id = p.event_request_id
      where e.seller_id = r.seller_id and e.request_id = r.request_id) p on true
    left join lateral (
      select json_agg(c.payment_method_id order by c.sort) as cards from request_payments c
      where c.seller_id = r.seller_id and c.request_id = r.request_id) c on true
    where r.seller_id = ${sellerId} and r.series_id = ${seriesId}
      and r.status in ('STATUS_REQUEST_PENDING', 'STATUS_REQUEST_PROCESSING') and r.request_id > ${after}
    order by r.request_id limit ${ENTRANTS_A_PAGE}`.execute(db);
  return rows;
}

/** From now on nobody changes them; whoever is in the middle of a change comes first. */
export async function holdEntrants(tx: Tx, { sellerId, seriesId }: SeriesKey, now: Date): Promise<void> {
  await sql`
    update series_requests set status = 'STATUS_REQUEST_PROCESSING', updated_at = ${now}
    where seller_id = ${sellerId} and series_id = ${seriesId} and status = 'STATUS_REQUEST_PENDING'`.execute(
    tx,
  );
  await sql`
    update event_requests e set status = 'STATUS_REQUEST_PROCESSING', updated_at = ${now}
    from series_requests r
    where r.seller_id = ${sellerId} and r.series_id = ${seriesId} and r.status = 'STATUS_REQUEST_PROCESSING'
      and e.seller_id = r.seller_id and e.request_id = r.request_id
      and e.status = 'STATUS_REQUEST_PENDING'`.execute(tx);
}
