// What the desk sees of a list, beyond who waits: offers of the past and what came back.
import { sql } from 'kysely';
import type { WaitingOfferState } from '@stagedoor/rules/machines/waiting-offer';
import type { HowItCame } from '../inventory/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { EventKey } from './entry-store.ts';
import './tables.ts';

export interface OfferOfEntry {
  entryId: number;
  userId: number | null;
  place: number;
  joinedAt: Date;
  quantity: number;
  levelIds: number[];
  mostCents: number;
  levelId: number;
  tickets: number;
  priceCents: number;
  returnId: number | null;
  state: WaitingOfferState;
  madeAt: Date;
  endsAt: Date | null;
  settledAt: Date | null;
  order: string | null;
}

/** The latest first. */
export async function readOffers(db: Db, { sellerId, eventId }: EventKey): Promise<OfferOfEntry[]> {
  const { rows } = await sql<OfferOfEntry>`
    select o.entry_id as "entryId", e.user_id as "userId", e.place, e.joined_at as "joinedAt", e.quantity,
      to_jsonb(e.level_ids) as "levelIds", e.most_cents as "mostCents", o.price_level_id as "levelId",
      cardinality(o.ticket_ids) as tickets, o.price_cents as "priceCents", o.return_id as "returnId", o.state,
      o.made_at as "madeAt", o.ends_at as "endsAt", o.settled_at as "settledAt", o.order_number as "order"
    from waiting_offers o
    join waiting_entries e on e.seller_id = o.seller_id and e.entry_id = o.entry_id
    where o.seller_id = ${sellerId} and o.outlet_event_id = ${eventId}
    order by o.made_at desc, o.offer_uuid limit 2000`.execute(db);
  return rows;
}

export interface ReturnRow {
  returnId: number;
  levelId: number;
  tickets: number;
  how: HowItCame;
  at: Date;
}

const MOST_RETURNS = 20;

export async function readReturns(db: Db, { sellerId, eventId }: EventKey): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select return_id as "returnId", price_level_id as "levelId", tickets, how, came_at as at from waiting_returns
    where seller_id = ${sellerId} and outlet_event_id = ${eventId}
    order by came_at desc, return_id desc limit ${MOST_RETURNS}`.execute(db);
  return rows;
}
