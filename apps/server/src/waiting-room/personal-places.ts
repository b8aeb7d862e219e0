import type { PersonalData } from '../office/index.ts';
import './tables.ts';

export const personalPlaces: PersonalData = {
  name: 'waitingPlaces',
  read: async (db, { sellerId, userId }) =>
    db
      .selectFrom('waiting_places')
      .select(['joined_at as joined', 'position', 'state'])
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .execute(),
  erase: async (tx, { sellerId, userId }) => {
    const { numUpdatedRows } = await tx
      .updateTable('waiting_places')
      .set({ user_id: null, network: '' })
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};
