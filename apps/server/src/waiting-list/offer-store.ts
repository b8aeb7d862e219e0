// The only SQL on offers and on what came back.
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { waitingOfferMachine } from '@stagedoor/rules/machines/waiting-offer';
import type { WaitingOfferState } from '@stagedoor/rules/machines/waiting-offer';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { HowItCame } from '../inventory/index.ts';
import type { EventKey } from './entry-store.ts';
import type { WaitingOffersTable } from './tables.ts';
import './tables.ts';

export type OfferRow = Selectable<WaitingOffersTable>;

/** Arrays come as text from one engine: as JSON they are the same from both. */
const columns = sql`seller_id, offer_uuid, outlet_event_id, entry_id, price_level_id,
  to_jsonb(ticket_ids) as ticket_ids, price_cents, return_id, state, made_at, sent_at, ends_at, settled_at,
  order_number`;

export async function insertReturn(
  tx: Tx,
  { sellerId, eventId }: EventKey,
  came: { levelId: number; tickets: number; how: HowItCame; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into waiting_returns (seller_id, outlet_event_id, price_level_id, tickets, how, came_at)
    values (${sellerId}, ${eventId}, ${came.levelId}, ${came.tickets}, ${came.how}, ${came.now})
    returning return_id as id`.execute(tx);
  return firstOf(rows).id;
}

/** By which return these tickets came, as far as an offer was made of them since then that nobody has bought. */
export async function returnOf(
  tx: Tx,
  sellerId: number,
  ticketIds: readonly number[],
  since: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select case when state <> 'taken' then return_id end as id from waiting_offers
    where seller_id = ${sellerId} and ticket_ids && ${[...ticketIds]}::bigint[] and made_at >= ${since}
    order by made_at desc, settled_at desc nulls first limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

export type NewOffer = Pick<
  OfferRow,
  | 'seller_id'
  | 'offer_uuid'
  | 'outlet_event_id'
  | 'entry_id'
  | 'price_level_id'
  | 'ticket_ids'
  | 'price_cents'
  | 'return_id'
>;

export async function insertOffer(tx: Tx, offer: NewOffer, now: Date): Promise<void> {
  await sql`
    insert into waiting_offers (seller_id, offer_uuid, outlet_event_id, entry_id, price_level_id, ticket_ids,
      price_cents, return_id, state, made_at)
    values (${offer.seller_id}, ${offer.offer_uuid}, ${offer.outlet_event_id}, ${offer.entry_id},
      ${offer.price_level_id}, ${offer.ticket_ids}::bigint[], ${offer.price_cents}, ${offer.return_id}, 'open',
      ${now})`.execute(tx);
}

type Which = { offerUuid: string } | { openOf: number };

export async function findOffer(db: Db, sellerId: number, which: Which): Promise<OfferRow | undefined> {
  const isThat =
    'offerUuid' in which
      ? sql`offer_uuid = ${which.offerUuid}`
      : sql`entry_id = ${which.openOf} and state = 'open'`;
  const { rows } = await sql<OfferRow>`
    select ${columns} from waiting_offers where seller_id = ${sellerId} and ${isThat}`.execute(db);
  return rows[0];
}

/** The offers that any of these tickets stand in. */
export async function openOffersOf(
  tx: Tx,
  { sellerId, eventId }: EventKey,
  ticketIds: readonly number[],
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from waiting_offers
    where seller_id = ${sellerId} and outlet_event_id = ${eventId} and state = 'open'
      and ticket_ids && ${[...ticketIds]}::bigint[] order by made_at`.execute(tx);
  return rows;
}

/** Who has an offer now is not asked again. */
export async function entriesWithOffer(
  db: Db,
  { sellerId, eventId }: EventKey,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select entry_id as id from waiting_offers
    where seller_id = ${sellerId} and outlet_event_id = ${eventId} and state = 'open'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A transition, not an assignment; false where somebody was quicker. */
export async function settle(
  tx: Tx,
  offer: OfferRow,
  to: WaitingOfferState,
  { now, orderNumber }: { now: Date; orderNumber?: string },
): Promise<void> {
  if (!canMove(waitingOfferMachine, offer.state, to))
    throw new Error(`An offer that is ${offer.state} does not become ${to}`);
  await sql`
    with settled as (
      update waiting_offers set state = ${to}, settled_at = ${now}, order_number = ${orderNumber ?? null}
      where seller_id = ${offer.seller_id} and offer_uuid = ${offer.offer_uuid} and state = ${offer.state} returning 1)
    select upkeep.must_be(1, count(*)) from settled`.execute(tx);
}

/** Only some of it is wanted. */
export async function shrinkOffer(tx: Tx, offer: OfferRow, ticketIds: readonly number[]): Promise<void> {
  await sql`
    update waiting_offers set ticket_ids = ${[...ticketIds]}::bigint[]
    where seller_id = ${offer.seller_id} and offer_uuid = ${offer.offer_uuid} and state = 'open'`.execute(tx);
}

/** Offers whose letters are on their way, as far as anybody knows. */
export async function findUnsent(db: Db): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from waiting_offers where state = 'open' and sent_at is null order by made_at`.execute(
    db,
  );
  return rows;
}

export async function startClock(tx: Tx, offer: OfferRow, sentAt: Date, endsAt: Date): Promise<void> {
  await sql`
    update waiting_offers set sent_at = ${sentAt}, ends_at = ${endsAt}
    where seller_id = ${offer.seller_id} and offer_uuid = ${offer.offer_uuid} and state = 'open'
      and sent_at is null`.execute(tx);
}

export async function findLapsed(db: Db, now: Date): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from waiting_offers where state = 'open' and ends_at <= ${now} order by ends_at
    limit 200`.execute(db);
  return rows;
}
