import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import type { Matter } from '../office/index.ts';
import { silentAddresses } from './address-store.ts';

/** HOOK-04: nothing arrives there since a day, or nothing is sent there any more. */
export const failingAddresses: Matter = {
  name: 'Connections',
  about: 'Programs that take no messages',
  permission: 'connections.manage',
  path: '/connections',
  find: async (db, { sellerId }) => {
    const { many: count, paused, since } = await silentAddresses(db, sellerId);
    if (count === 0) return undefined;
    return {
      count,
      what: count === 1 ? 'address takes no messages' : 'addresses take no messages',
      since: since ?? undefined,
      detail: paused > 0 ? connectionsMessages.addressesPaused(paused) : undefined,
    };
  },
};
