// Puts cards on file as if their customers had typed them in some time ago.
import { sql } from 'kysely';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Db } from '../platform/db/tables.ts';
import { brandOf } from './form/card-number.ts';
import { behaviorOf } from './form/test-cards.ts';
import { idOf } from './stripe/ids.ts';
import type { IdKind } from './stripe/ids.ts';
import type { Dialect } from './tables.ts';
import './tables.ts';

export interface DemoCard {
  merchantCustomerId: string;
  email: string;
  number: string;
  /** `YYYY-MM`; unlike the form, also one that is past. */
  expiration: string;
  firstName: string;
  lastName: string;
}

export interface KeptCard {
  profileId: string;
  cardId: string;
  brand: string;
  lastFour: string;
}

function readCard({ number, ...card }: DemoCard) {
  const digits = number.replace(/\s/g, '');
  const brand = brandOf(digits);
  if (brand === undefined) throw new Error(`${number} is not the number of a card`);
  return { ...card, brand, lastFour: digits.slice(-4), behavior: behaviorOf(digits) };
}

type ReadCard = ReturnType<typeof readCard>;

async function openProfiles(db: Db, cards: readonly ReadCard[], now: Date): Promise<Map<string, number>> {
  const wanted = cards.map(({ merchantCustomerId, email }) => ({ merchantCustomerId, email }));
  await sql`
    insert into standin_profiles (merchant_customer_id, description, email, created_at, known_from)
    select c."merchantCustomerId", '', c.email, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as c ("merchantCustomerId" text, email text)
    on conflict do nothing`.execute(db);
  const keys = wanted.map(({ merchantCustomerId }) => merchantCustomerId);
  const { rows } = await sql<{ key: string; id: number }>`
    select merchant_customer_id as key, profile_id as id from standin_profiles
    where merchant_customer_id = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

type Placed = ReadCard & { profileId: number };

const sameCard = ({ profileId, brand, lastFour }: Pick<Placed, 'profileId' | 'brand' | 'lastFour'>): string =>
  `${profileId} ${brand} ${lastFour}`;

async function findCards(db: Db, cards: readonly Placed[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ profileId: number; brand: string; lastFour: string; id: number }>`
    select profile_id as "profileId", brand, last_four as "lastFour", card_id as id from standin_cards
    where profile_id = any(${cards.map(({ profileId }) => profileId)}::int[]) and deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map((row) => [sameCard(row), row.id]));
}

async function insertCards(db: Db, cards: readonly Placed[], now: Date): Promise<void> {
  if (cards.length === 0) return;
  await sql`
    insert into standin_cards (profile_id, last_four, brand, expiration, first_name, last_name, behavior, created_at)
    select c."profileId", c."lastFour", c.brand, c.expiration, c."firstName", c."lastName", c.behavior, ${now}
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c ("profileId" integer, "lastFour" text, brand text,
      expiration text, "firstName" text, "lastName" text, behavior text)`.execute(db);
}

/** In a few statements however many they are; the same card twice is one card. Answers in the order of the cards. */
export async function keepCardsAtStandIn(
  db: Db,
  cards: readonly DemoCard[],
  now: Date,
  speaks: Dialect = 'authorizenet',
): Promise<KeptCard[]> {
  const named = (kind: IdKind, id: number): string => (speaks === 'stripe' ? idOf(kind, id) : String(id));
  const read = cards.map(readCard);
  const profiles = await openProfiles(db, read, now);
  const placed = read.map((card) => ({ ...card, profileId: valueOf(profiles, card.merchantCustomerId) }));
  const known = await findCards(db, placed);
  const missing = placed.filter((card) => !known.has(sameCard(card)));
  await insertCards(db, missing, now);
  const kept = missing.length === 0 ? known : await findCards(db, placed);
  return placed.map((card) => ({
    profileId: named('cus', card.profileId),
    cardId: named('pm', valueOf(kept, sameCard(card))),
    brand: card.brand,
    lastFour: card.lastFour,
  }));
}
