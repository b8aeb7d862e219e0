// The only SQL on payment profiles and payment methods.
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { required } from '@stagedoor/rules/values/required';
import { statement } from '../../platform/db/statement.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { kindOf, TEST_ACCOUNT } from '../gateway/payment-gateway.ts';
import type { GatewayKind } from '../gateway/payment-gateway.ts';
import { newReference } from '../reference.ts';
import type { PaymentMethodsTable, PaymentProfilesTable } from '../tables.ts';
import type { CardOwner } from './card-owner.ts';
import '../tables.ts';

export type ProfileRow = Selectable<PaymentProfilesTable>;
export type CardRow = Selectable<PaymentMethodsTable>;
/** A card with the gateway's key of the profile that holds it, and whether the seller has left that gateway. */
export type OwnCardRow = CardRow &
  Pick<ProfileRow, 'gateway' | 'gateway_profile_id' | 'owner_id'> & { is_former: boolean };

/** What this owner has at one of the gateways. */
export async function findProfile(
  db: Db,
  owner: CardOwner,
  gateway: string,
): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('payment_profiles')
    .selectAll()
    .where('seller_id', '=', owner.sellerId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('keeper', '=', owner.keeper ?? '')
    .where('gateway', '=', gateway)
    .executeTakeFirst();
}

/** The owner's row, made if it is missing, before the gateway is asked for anything. */
export async function openProfileRow(
  db: Db,
  owner: CardOwner,
  gateway: string,
  now: Date,
): Promise<ProfileRow> {
  const existing = await findProfile(db, owner, gateway);
  if (existing) return existing;
  await db
    .insertInto('payment_profiles')
    .values({
      seller_id: owner.sellerId,
      owner_kind: owner.kind,
      owner_id: owner.id,
      keeper: owner.keeper ?? '',
      gateway,
      merchant_customer_id: newReference(),
      gateway_profile_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return required(await findProfile(db, owner, gateway), 'profile that was just made');
}

export async function rememberGatewayProfile(
  db: Db,
  { seller_id, profile_id }: ProfileRow,
  gatewayProfileId: string,
): Promise<void> {
  await db
    .updateTable('payment_profiles')
    .set({ gateway_profile_id: gatewayProfileId })
    .where('seller_id', '=', seller_id)
    .where('profile_id', '=', profile_id)
    .execute();
}

/** GATE-10: of the profile `p`, whether its gateway is not the one that its seller is paid through. */
const isFormer = sql<boolean>`p.gateway <> ${sql.lit(TEST_ACCOUNT)} and p.gateway <> coalesce(
  (select g.gateway from seller_gateways g where g.seller_id = p.seller_id and g.until is null),
  (select s.gateway from standard_gateway s), p.gateway)`.as('is_former');

const cardColumns = [
  'm.seller_id',
  'm.payment_method_id',
  'm.payment_method_uuid',
  'm.profile_id',
  'm.gateway_card_id',
  'm.holder_name',
  'm.last_four',
  'm.expiration',
  'm.card_type',
  'm.created_at',
  'm.removed_at',
  'm.removed_by',
  'm.gateway_removed_at',
] as const;

const cardsWithProfile = (db: Db) =>
  db
    .selectFrom('payment_methods as m')
    .innerJoin('payment_profiles as p', (join) =>
      join.onRef('p.seller_id', '=', 'm.seller_id').onRef('p.profile_id', '=', 'm.profile_id'),
    )
    .select(cardColumns)
    .select(['p.gateway', 'p.gateway_profile_id', 'p.owner_id', isFormer]);

const cardsOf = (db: Db, sellerId: number) =>
  cardsWithProfile(db).where('m.seller_id', '=', sellerId).where('m.removed_at', 'is', null);

type CardOwners = Omit<CardOwner, 'id'>;

/** Cards of all owners of a kind. */
const cardsOfAny = (db: Db, owner: CardOwners) =>
  cardsOf(db, owner.sellerId)
    .where('p.owner_kind', '=', owner.kind)
    .where('p.keeper', '=', owner.keeper ?? '')
    .where(sql<boolean>`(p.gateway = ${sql.lit(TEST_ACCOUNT)}) = ${owner.isTest ?? false}`);

const ownCards = (db: Db, owner: CardOwner) => cardsOfAny(db, owner).where('p.owner_id', '=', owner.id);

/** A card by its number, whoever owns it; it stays until the transaction ends. */
export async function findAnyCard(db: Db, sellerId: number, id: number): Promise<OwnCardRow | undefined> {
  return cardsOf(db, sellerId).where('m.payment_method_id', '=', id).forShare('m').executeTakeFirst();
}

/** The oldest card first: it is the primary one. */
export const listCards = (db: Db, owner: CardOwner): Promise<OwnCardRow[]> =>
  ownCards(db, owner).orderBy('m.payment_method_id').execute();

/** A uuid may be an expression, where another module's statement knows it. */
export type CardKey = { uuid: string | RawBuilder<string | null> } | { id: number };

/** A card by its uuid or its number, if it is this owner's. `share` keeps it from being removed meanwhile. */
export async function findOwnCard(
  db: Db,
  owner: CardOwner,
  key: CardKey,
  lock?: 'share' | 'update',
): Promise<OwnCardRow | undefined> {
  const cards =
    'uuid' in key
      ? ownCards(db, owner).where('m.payment_method_uuid', '=', key.uuid)
      : ownCards(db, owner).where('m.payment_method_id', '=', key.id);
  if (lock === undefined) return cards.executeTakeFirst();
  return (lock === 'share' ? cards.forShare('m') : cards.forUpdate('m')).executeTakeFirst();
}

/**
 * A card by its uuid, kept from being removed meanwhile; whose it is, is told with it. For who asks often, and learns only
 * with the answer who asks: by what is given each time.
 */
export const keptCardBy = <V extends object>(
  which: (given: V) => { owner: CardOwners; uuid: string | RawBuilder<string | null> },
) =>
  statement((given: V, db) => {
    const { owner, uuid } = which(given);
    return cardsOfAny(db, owner).where('m.payment_method_uuid', '=', uuid).forShare('m');
  });

export async function markRemoved(
  tx: Tx,
  card: Pick<CardRow, 'seller_id' | 'payment_method_id'>,
  by: 'owner' | 'gateway',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ removed_at: now, removed_by: by, gateway_removed_at: by === 'gateway' ? now : null })
    .where('seller_id', '=', card.seller_id)
    .where('payment_method_id', '=', card.payment_method_id)
    .execute();
}

export async function markRemovedAtGateway(
  db: Db,
  card: Pick<CardRow, 'seller_id' | 'payment_method_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_methods')
    .set({ gateway_removed_at: now })
    .where('seller_id', '=', card.seller_id)
    .where('payment_method_id', '=', card.payment_method_id)
    .where('removed_at', 'is not', null)
    .execute();
}

/** Cards that their owner removed and one of these gateways still has. */
export function listToRemove(db: Db, gateways: readonly string[], most: number): Promise<OwnCardRow[]> {
  return cardsWithProfile(db)
    .where('m.removed_at', 'is not', null)
    .where('m.gateway_removed_at', 'is', null)
    .where('p.gateway', 'in', gateways)
    .orderBy('m.removed_at')
    .limit(most)
    .execute();
}

export async function lockProfile(tx: Tx, { seller_id, profile_id }: ProfileRow): Promise<void> {
  await sql`select 1 from payment_profiles
    where seller_id = ${seller_id} and profile_id = ${profile_id} for update`.execute(tx);
}

/** Which kind of gateway keeps each of these cards, also those that were removed since. */
export async function kindsOfCards(
  db: Db,
  sellerId: number,
  ids: readonly number[],
): Promise<Map<number, GatewayKind>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; gateway: string }>`
    select m.payment_method_id as id, p.gateway from payment_methods m
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where m.seller_id = ${sellerId} and m.payment_method_id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, gateway }) => [id, kindOf(gateway)]));
}

/** What one of the gateways keeps of a seller's customers. */
export async function countSavedCards(db: Db, sellerId: number, gateway: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment_methods m
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where m.seller_id = ${sellerId} and p.gateway = ${gateway} and m.removed_at is null`.execute(db);
  return firstOf(rows).count;
}
