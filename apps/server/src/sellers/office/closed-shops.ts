import type { Matter } from '../../office/index.ts';
import { readSwitches } from './shop-switches.ts';

export const closedShops: Matter = {
  name: 'Shops',
  about: 'Shops that are closed',
  permission: 'switches.shop',
  path: '/switches',
  find: async (db, { sellerId, outletIds }) => {
    const { shops } = await readSwitches(db, sellerId);
    const closed = shops.filter(
      ({ outletId, message, waits }) =>
        message !== null && !waits && (outletIds === 'all' || outletIds.includes(outletId)),
    );
    if (closed.length === 0) return undefined;
    const detail = closed.map(({ name }) => name).join(', ');
    return {
      count: closed.length,
      what: closed.length === 1 ? 'shop is closed' : 'shops are closed',
      detail,
    };
  },
};
