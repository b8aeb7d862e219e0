// Customers with saved cards and open sessions, and a floor full of tickets: everything before the first click.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { makeCode } from '../../codes/testing/make-code.ts';
import { importCards } from '../../payments/index.ts';
import type { GatewayKind } from '../../payments/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { keepCardsAtStandIn } from '../../stand-in-gateway/index.ts';
import { levels, loadSmallCatalogue, places } from '../small-catalogue.ts';
import { loadSmallWorld } from '../small-world.ts';

export const cardNumbers = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  held: '4000000000000259',
  dropped: '4000000000000119',
} as const;
export type CardKind = keyof typeof cardNumbers;

/** Somebody with a session; each has bought nothing yet. */
export interface Visitor {
  cookie: string;
  userId: number;
  /** The customer's cards by how they behave. */
  cards: Record<CardKind, string>;
  /** Where they sit; all of one machine where it is left out. */
  address?: string;
  /** Seats of the orchestra that they choose. */
  pair?: readonly number[];
}

export interface WorldSize {
  tickets: number;
  customers: number;
  sessions: number;
}

/** Takes five dollars off each ticket, as often as somebody buys with it. */
export const PROOF_CODE = 'PROOF';

const FOR_EVER = '2099-01-01';
const AGES_AGO = new Date('2026-01-01T00:00:00Z');
const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

async function addCustomers(db: Db, customers: number): Promise<void> {
  await sql`
    insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
    select 1, 1000 + n, 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', 'Robin', 'Vale', 'none',
      ${AGES_AGO}::timestamptz, ${AGES_AGO}::timestamptz
    from generate_series(1, ${customers}::int) n`.execute(db);
}

async function addCards(
  db: Db,
  gateway: Db,
  userId: number,
  speaks: GatewayKind,
): Promise<Record<CardKind, string>> {
  const owner = { sellerId: 1, kind: 'customer', ids: [userId], gateway: speaks } as const;
  for (const number of Object.values(cardNumbers)) {
    const expiration = '2099-12';
    await importCards(
      db,
      owner,
      async ([merchantCustomerId]) => {
        const email = `buyer${userId - 1000}@example.com`;
        const person = { firstName: 'Robin', lastName: 'Vale' };
        const card = { merchantCustomerId: merchantCustomerId!, email, number, expiration, ...person };
        const kept = (await keepCardsAtStandIn(gateway, [card], AGES_AGO, speaks))[0]!;
        const { profileId, cardId, lastFour, brand } = kept;
        return [{ profileId, card: { cardId, holderName: 'Robin Vale', lastFour, expiration, type: brand } }];
      },
      AGES_AGO,
    );
  }
  const { rows } = await sql<{ uuid: string; last_four: string }>`
    select m.payment_method_uuid as uuid, m.last_four from payment_methods m
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where p.owner_id = ${userId}`.execute(db);
  const ofKind = (kind: CardKind): string =>
    rows.find((row) => row.last_four === cardNumbers[kind].slice(-4))!.uuid;
  return {
    approved: ofKind('approved'),
    declined: ofKind('declined'),
    held: ofKind('held'),
    dropped: ofKind('dropped'),
  };
}

async function addSessions(db: Db, size: WorldSize): Promise<string[]> {
  const sids = Array.from({ length: size.sessions }, (_, n) => `proof-visitor-${n}`);
  await sql`
    insert into sessions (seller_id, outlet_id, sid_hash, public_id, user_id, created_at, expires_at, ends_at)
    select 1, 1, hash, gen_random_uuid(), 1001 + (place - 1) % ${size.customers}::int, ${AGES_AGO}::timestamptz,
      ${FOR_EVER}::timestamptz, ${FOR_EVER}::timestamptz
    from unnest(${sids.map(hashOf)}::text[]) with ordinality as s (hash, place)`.execute(db);
  return sids;
}

/** The floor gets its tickets anew; everything else is the small world's. */
export async function loadOrderWorld(
  database: Database,
  gateway: Db,
  size: WorldSize,
  speaks: GatewayKind = 'authorizenet',
): Promise<Visitor[]> {
  const { db } = database;
  await loadSmallWorld(database);
  await loadSmallCatalogue(database);
  await makeCode(db, PROOF_CODE);
  await sql`delete from tickets where price_level_id = ${levels.floor}`.execute(db);
  await sql`delete from level_stock where price_level_id = ${levels.floor}`.execute(db);
  await places(database, levels.floor, size.tickets);
  await addCustomers(db, size.customers);
  const cards: Record<CardKind, string>[] = [];
  for (let n = 1; n <= size.customers; n += 1) cards.push(await addCards(db, gateway, 1000 + n, speaks));
  const sids = await addSessions(db, size);
  return sids.map((sid, n) => ({
    cookie: `sid=${sid}`,
    userId: 1001 + (n % size.customers),
    cards: cards[n % size.customers]!,
  }));
}
