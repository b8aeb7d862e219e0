import type { Matter } from '../../office/index.ts';
import { awaySince } from './gateway-away.ts';

/** Nobody can mend it here, and everybody should know: what is due waits. */
export const gatewayAway: Matter = {
  name: 'Card gateway',
  permission: 'charging.look',
  path: '/charging',
  find: async (db) => {
    const since = await awaySince(db);
    return (
      since && {
        count: 1,
        what: 'card gateway that cannot be reached',
        since,
        detail: 'Nothing is charged until it answers; then charging goes on by itself',
      }
    );
  },
};
