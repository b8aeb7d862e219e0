import type { Matter } from '../../office/index.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import { awaySince } from './gateway-away.ts';

/** Nobody can mend it here, and everybody should know: what is due waits. */
export const gatewayAway = (gateways: Gateways): Matter => ({
  name: 'Card gateway',
  about: 'A card gateway that cannot be reached',
  permission: 'charging.look',
  path: '/charging',
  find: async (db, { sellerId }) => {
    const since = await awaySince({ db, gateways }, sellerId);
    return (
      since && {
        count: 1,
        what: 'card gateway that cannot be reached',
        since,
        detail: 'Nothing is charged until it answers; then charging goes on by itself',
      }
    );
  },
});
