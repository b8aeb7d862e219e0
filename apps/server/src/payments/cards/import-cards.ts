// Writes down cards that did not come through the form, as in the demo world.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Db } from '../../platform/db/tables.ts';
import type { GatewayCard } from '../gateway/payment-gateway.ts';
import { newReference } from '../reference.ts';
import type { CardOwner } from './card-owner.ts';
import '../tables.ts';

/** Has the gateway keep a card for each customer, whom it shall know by these keys; in the same order. */
type KeepAtGateway = (
  merchantCustomerIds: readonly string[],
) => Promise<{ profileId: string; card: GatewayCard }[]>;

type Owners = Omit<CardOwner, 'id' | 'keeper'> & { ids: readonly number[]; gateway: string };

interface Profile {
  ownerId: number;
  profileId: number;
  key: string;
}

/** The owners' rows, made where they are missing, in the order of the owners. */
async function openProfiles(db: Db, { sellerId, kind, ids, gateway }: Owners, now: Date): Promise<Profile[]> {
  const wanted = ids.map((id) => ({ id, key: newReference() }));
  await sql`
    insert into payment_profiles (seller_id, owner_kind, owner_id, gateway, merchant_customer_id, created_at)
    select ${sellerId}, ${kind}, w.id, ${gateway}, w.key, ${now}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id integer, key text)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Profile>`
    select owner_id as "ownerId", profile_id as "profileId", merchant_customer_id as key from payment_profiles
    where seller_id = ${sellerId} and owner_kind = ${kind} and owner_id = any(${[...ids]}::int[]) and keeper = ''
      and gateway = ${gateway}`.execute(db);
  const byOwner = new Map(rows.map((row) => [row.ownerId, row]));
  return ids.map((id) => valueOf(byOwner, id));
}

/** A card for each owner, in a few statements however many they are; the same card twice is one card. Answers their ids. */
export async function importCards(
  db: Db,
  owners: Owners,
  keepAtGateway: KeepAtGateway,
  now: Date,
): Promise<number[]> {
  const { sellerId } = owners;
  const profiles = await openProfiles(db, owners, now);
  const kept = await keepAtGateway(profiles.map(({ key }) => key));
  const cards = profiles.map(({ profileId }, index) => {
    const { profileId: gatewayProfileId, card } = kept[index]!;
    return { ...card, profileId, gatewayProfileId, uuid: randomUUID() };
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c ("profileId" integer,
    "gatewayProfileId" text, uuid uuid, "cardId" text, "holderName" text, "lastFour" text, expiration text, type text)`;
  await sql`
    update payment_profiles p set gateway_profile_id = c."gatewayProfileId" from ${given}
    where p.seller_id = ${sellerId} and p.profile_id = c."profileId"`.execute(db);
  await sql`
    insert into payment_methods (seller_id, payment_method_uuid, profile_id, gateway_card_id, holder_name, last_four,
      expiration, card_type, created_at)
    select ${sellerId}, c.uuid, c."profileId", c."cardId", c."holderName", c."lastFour", c.expiration, c.type, ${now}
    from ${given} on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; profileId: number; cardId: string }>`
    select payment_method_id as id, profile_id as "profileId", gateway_card_id as "cardId" from payment_methods
    where seller_id = ${sellerId} and profile_id = any(${cards.map(({ profileId }) => profileId)}::int[])`.execute(
    db,
  );
  const keyOf = ({ profileId, cardId }: { profileId: number; cardId: string }): string =>
    `${profileId} ${cardId}`;
  const byCard = new Map(rows.map((row) => [keyOf(row), row.id]));
  return cards.map((card) => valueOf(byCard, keyOf(card)));
}
