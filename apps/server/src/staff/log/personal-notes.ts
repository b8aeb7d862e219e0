import type { PersonalData } from '../../office/index.ts';
import { forgetViewsNaming } from '../views/view-store.ts';
import { eraseNotes } from '../notes/note-store.ts';
import { eraseAddress, erasePersonalFacts } from './erase-personal.ts';

/** What staff wrote about somebody, and what the log kept aside; its entries stay, and tell nothing personal. */
export const personalNotes: PersonalData = {
  name: 'notes',
  read: async (db, { sellerId, userId }) =>
    db
      .selectFrom('staff_notes')
      .select(['content', 'created_at as written'])
      .where('seller_id', '=', sellerId)
      .where('subject_kind', '=', 'customer')
      .where('subject_id', '=', String(userId))
      .execute(),
  erase: async (tx, { sellerId, userId, email }, now) => {
    await forgetViewsNaming(tx, sellerId, email);
    const facts = await erasePersonalFacts(tx, sellerId, { kind: 'customer', id: userId }, now);
    const addresses = await eraseAddress(tx, sellerId, email, now);
    return facts + addresses + (await eraseNotes(tx, sellerId, 'customer', [String(userId)]));
  },
};
