// The stand-in's customer profiles, their cards and the tokens that open the form for one of them.
import type { Selectable } from 'kysely';
import { statement } from '../../platform/db/statement.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { CardsTable } from '../tables.ts';
import '../tables.ts';

export interface NewProfile {
  merchantCustomerId: string;
  description: string;
  email: string;
}

export type Card = Selectable<CardsTable>;
export type NewCard = Pick<
  Card,
  'last_four' | 'brand' | 'expiration' | 'first_name' | 'last_name' | 'behavior'
>;

/** The new profile's id, or that of the one that already has these three facts. */
export async function insertProfile(
  db: Db,
  profile: NewProfile,
  now: Date,
  knownFrom: Date,
): Promise<{ profileId: number; isNew: boolean }> {
  const row = {
    merchant_customer_id: profile.merchantCustomerId,
    description: profile.description,
    email: profile.email,
  };
  const inserted = await db
    .insertInto('standin_profiles')
    .values({ ...row, created_at: now, known_from: knownFrom })
    .onConflict((conflict) => conflict.doNothing())
    .returning('profile_id')
    .executeTakeFirst();
  if (inserted) return { profileId: inserted.profile_id, isNew: true };
  const existing = await db
    .selectFrom('standin_profiles')
    .select('profile_id')
    .where('merchant_customer_id', '=', row.merchant_customer_id)
    .where('email', '=', row.email)
    .where('description', '=', row.description)
    .executeTakeFirstOrThrow();
  return { profileId: existing.profile_id, isNew: false };
}

export async function findProfile(
  db: Db,
  wanted: { profileId?: number | undefined; merchantCustomerId?: string | undefined },
  now: Date,
) {
  if (wanted.profileId === undefined && wanted.merchantCustomerId === undefined) return undefined;
  let query = db.selectFrom('standin_profiles').selectAll().where('known_from', '<=', now);
  if (wanted.profileId !== undefined) query = query.where('profile_id', '=', wanted.profileId);
  if (wanted.merchantCustomerId !== undefined)
    query = query.where('merchant_customer_id', '=', wanted.merchantCustomerId);
  return query.executeTakeFirst();
}

export function cardsOf(db: Db, profileId: number): Promise<Card[]> {
  return db
    .selectFrom('standin_cards')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .orderBy('card_id')
    .execute();
}

const cardOf = statement(({ profileId, cardId }: { profileId: number; cardId: number }, db) =>
  db
    .selectFrom('standin_cards')
    .select([
      'card_id',
      'profile_id',
      'last_four',
      'brand',
      'expiration',
      'first_name',
      'last_name',
      'behavior',
      'created_at',
      'deleted_at',
    ])
    .where('card_id', '=', cardId)
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null),
);

export async function findCard(db: Db, profileId: number, cardId: number): Promise<Card | undefined> {
  return (await cardOf(db, { profileId, cardId })).rows[0];
}

export async function insertCard(db: Db, profileId: number, card: NewCard, now: Date): Promise<number> {
  const row = await db
    .insertInto('standin_cards')
    .values({ ...card, profile_id: profileId, created_at: now, deleted_at: null })
    .returning('card_id')
    .executeTakeFirstOrThrow();
  return row.card_id;
}

export async function deleteCard(db: Db, profileId: number, cardId: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('standin_cards')
    .set({ deleted_at: now })
    .where('card_id', '=', cardId)
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Also one that was deleted since. */
export async function findCardById(db: Db, cardId: number): Promise<Card | undefined> {
  return db.selectFrom('standin_cards').selectAll().where('card_id', '=', cardId).executeTakeFirst();
}
