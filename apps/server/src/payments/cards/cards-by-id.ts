import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { Db } from '../../platform/db/tables.ts';
import { describeCard } from './describe-card.ts';
import '../tables.ts';

/** CONST-32: the place of each card among those that its owner still has; one that was removed comes after them. */
async function placesIn(db: Db, sellerId: number, profileIds: readonly number[]) {
  const listed = await db
    .selectFrom('payment_methods')
    .select(['profile_id', 'payment_method_id'])
    .where('seller_id', '=', sellerId)
    .where('profile_id', 'in', [...profileIds])
    .where('removed_at', 'is', null)
    .orderBy('payment_method_id')
    .execute();
  const byProfile = Map.groupBy(listed, ({ profile_id }) => profile_id);
  return (profileId: number, cardId: number): number => {
    const cards = byProfile.get(profileId) ?? [];
    const place = cards.findIndex(({ payment_method_id }) => payment_method_id === cardId);
    return place === -1 ? Math.max(cards.length, 1) : place;
  };
}

/** By their numbers; what is paid without a card has none. */
export type CardsById = ReadonlyMap<number | null, PaymentMethod>;

/** Cards that something was or will be paid with, also those that their owner has removed since. */
export async function cardsById(
  db: Db,
  sellerId: number,
  wanted: readonly (number | null)[],
): Promise<CardsById> {
  const ids = wanted.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('payment_method_id', 'in', [...ids])
    .execute();
  if (rows.length === 0) return new Map();
  const placeOf = await placesIn(db, sellerId, [...new Set(rows.map(({ profile_id }) => profile_id))]);
  return new Map(
    rows.map((row) => [
      row.payment_method_id,
      describeCard(row, placeOf(row.profile_id, row.payment_method_id)),
    ]),
  );
}
