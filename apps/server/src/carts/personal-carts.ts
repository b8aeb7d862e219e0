import type { PersonalData } from '../office/index.ts';
import './tables.ts';

export const personalCarts: PersonalData = {
  name: 'carts',
  findInTheWay: async (db, { sellerId, userId }) => {
    const open = await db
      .selectFrom('carts')
      .select('deadline')
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .where('state', 'in', ['REVIEW', 'CHECKOUT', 'PAYING'])
      .execute();
    return open.map(({ deadline }) => ({ what: 'A cart is open', until: deadline }));
  },
  read: async (db, { sellerId, userId }) =>
    db
      .selectFrom('carts')
      .select(['state', 'created_at as begun', 'shipping_address as address'])
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .execute(),
  erase: async (tx, { sellerId, userId }) => {
    const { numUpdatedRows } = await tx
      .updateTable('carts')
      .set({ shipping_address: null })
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};
