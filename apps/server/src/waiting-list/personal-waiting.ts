import type { PersonalData } from '../office/index.ts';
import { entriesOfUser, forgetUser } from './entry-store.ts';
import { leave } from './leave-list.ts';

/** Whoever is erased leaves every list, and what was offered to them goes on. */
export const personalWaiting: PersonalData = {
  name: 'waitingLists',
  read: async (db, { sellerId, userId }) =>
    (await entriesOfUser(db, sellerId, userId)).map((entry) => ({
      event: entry.outlet_event_id,
      joined: entry.joined_at,
      tickets: entry.quantity,
      most: entry.most_cents,
      state: entry.state,
    })),
  erase: async (tx, { sellerId, userId }, now) => {
    for (const entry of await entriesOfUser(tx, sellerId, userId))
      if (entry.state === 'waiting') await leave(tx, entry, now);
    return forgetUser(tx, sellerId, userId);
  },
};
