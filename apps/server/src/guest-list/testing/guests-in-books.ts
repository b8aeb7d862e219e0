// Guests who wait for the desk, written straight into the books: what the proof of approvals begins with, and what it
// may never see.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { newNumber } from '../../platform/new-number.ts';
import { findWrongs } from '../../testing/harness/find-wrongs.ts';
import { insertLines, insertRequest } from '../guest-request-store.ts';
import { saveInvitations } from '../save-invitations.ts';
import { addGuestList, guestLevels, guestPlace, methods } from './guest-world.ts';

const PLACES = 2;
const [PRICE, FEES] = [2000, 250];
const DAY_MS = 86_400_000;

/** A guest list with so many further places that are to be paid. */
export async function addPaidPlaces(database: Database, many: number): Promise<void> {
  await addGuestList(database);
  await sql`
    insert into tickets (seller_id, price_level_id, rank)
    select 1, ${guestLevels.friends}, 100 + n from generate_series(1, ${many}::int) n`.execute(database.db);
  await sql`
    update level_stock set capacity = capacity + ${many} where price_level_id = ${guestLevels.friends}`.execute(
    database.db,
  );
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

async function inviteOne(tx: Tx, reference: string, now: Date): Promise<number> {
  const wish = {
    reference,
    guestName: 'Ana Ruiz',
    guestEmail: null,
    deliveryMode: -1,
    collectsPayment: true,
    ticketQuota: PLACES,
    useLimit: 1,
    expiresAt: inDays(now, 30),
    levelIds: [],
  };
  const { made } = await saveInvitations(tx, guestPlace, [wish], now);
  const { invitationId } = made[0]!;
  const used = { tickets_held: PLACES, uses: 1 };
  await tx.updateTable('invitations').set(used).where('invitation_id', '=', invitationId).execute();
  return invitationId;
}

const contact = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  additional_emails: '',
  phone: '(212) 555-0100',
};

const delivery = {
  delivery_option: 'willCall',
  delivery_method_id: methods.willCall,
  delivery_type_id: 1,
  delivery_name: 'Will Call',
  delivery_notes: null,
  collector_first_name: 'Ana',
  collector_last_name: 'Ruiz',
  shipping_address: null,
} as const;

const totals = {
  tickets_cents: PLACES * PRICE,
  fees_cents: PLACES * FEES,
  taxes_cents: 0,
  shipping_cents: 0,
  total_cents: PLACES * (PRICE + FEES),
};

const lineOf = (requestUuid: string) => ({
  seller_id: guestPlace.sellerId,
  request_uuid: requestUuid,
  price_level_id: guestLevels.friends,
  outlet_event_id: 901,
  event_place: 1,
  item_id: 911,
  item_name: 'Guest places',
  level_name: 'Friends',
  quantity: PLACES,
  unit_price_cents: PRICE,
  unit_fees_cents: FEES,
  taxes_cents: 0,
  is_add_on: false,
  fees: JSON.stringify([{ name: 'Handling', valueCents: FEES }]),
  tax_ppm: 0,
});

/** Somebody who has asked for two places with this card; answers the request's id. */
export const guestInBooks = (db: Db, paymentMethodId: number, now: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const requestUuid = randomUUID();
    await insertRequest(tx, {
      seller_id: guestPlace.sellerId,
      request_uuid: requestUuid,
      unique_id: newNumber(),
      outlet_id: guestPlace.outletId,
      invitation_id: await inviteOne(tx, requestUuid, now),
      draft_uuid: randomUUID(),
      user_id: null,
      ...contact,
      ...delivery,
      payment_method_id: paymentMethodId,
      ...totals,
      created_at: now,
      updated_at: now,
    });
    await insertLines(tx, [lineOf(requestUuid)]);
    return requestUuid;
  });

const isLive = sql`i.state in ('planned', 'dispatched', 'unknown', 'held', 'attention')`;
const chargeOf = sql`i.seller_id = g.seller_id and i.target_kind = 'guest-request'
  and i.target_id = g.request_uuid::text and i.kind = 'charge'`;

const wrongs = {
  'an approved guest without exactly one order and one charge': sql`
    select 1 from guest_requests g where g.state in ('approved', 'fulfilled') and g.total_cents > 0 and (
      (select count(*) from orders o where o.seller_id = g.seller_id and o.guest_request_uuid = g.request_uuid
        and o.paid_cents = g.total_cents) <> 1
      or (select count(*) from payment_intents i where ${chargeOf} and i.state = 'succeeded') <> 1)`,
  'a guest who was charged and waits': sql`
    select 1 from guest_requests g join payment_intents i on ${chargeOf}
    where i.state = 'succeeded' and g.state = 'pending'`,
  'a charge of a guest at whom nobody is': sql`
    select 1 from guest_requests g join payment_intents i on ${chargeOf}
    where ${isLive} and (g.state <> 'pending' or g.charging_since is null)`,
  'a guest who is being charged without a charge': sql`
    select 1 from guest_requests g where g.charging_since is not null
      and not exists (select from payment_intents i where ${chargeOf} and ${isLive})`,
  'places that wait for a guest at whom nobody is, or do not where somebody is': sql`
    select 1 from guest_requests g where (
      select count(*) from tickets t where t.seller_id = g.seller_id and t.holder_kind = 'guest'
        and t.holder_id = g.request_uuid::text) <> case when g.charging_since is null then 0 else ${PLACES}::int end`,
  'a guest who was not told, or told twice': sql`
    select 1 from guest_requests g where (
      select count(*) from mails m where m.seller_id = g.seller_id and m.kind = 'guest-request-approved'
        and m.about = 'guest request G' || g.unique_id) <> case when g.state = 'pending' then 0 else 1 end`,
};

export const guestWrongs = (db: Db): Promise<string[]> => findWrongs(db, wrongs);

/** What became of everybody once everything was settled. */
export async function decidedGuests(
  db: Db,
): Promise<{ approved: number; waiting: number; charging: number }> {
  const { rows } = await sql<{ approved: number; waiting: number; charging: number }>`
    select (count(*) filter (where state in ('approved', 'fulfilled')))::int as approved,
      (count(*) filter (where state = 'pending'))::int as waiting,
      (count(*) filter (where charging_since is not null))::int as charging from guest_requests`.execute(db);
  return rows[0]!;
}
