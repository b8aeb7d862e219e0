import { formatSums } from '@stagedoor/rules/money/sums-by-currency';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Matter } from '../../office/index.ts';
import { openStrays } from './stray-store.ts';

export const strayCharges: Matter = {
  name: 'Charges nobody knows of',
  about: 'Charges at the gateway that belong to no order',
  permission: 'ledger.lines',
  path: '/ledger?by=strays',
  find: async (db) => {
    const strays = await openStrays(db);
    if (strays.length === 0) return undefined;
    return {
      count: strays.length,
      what:
        strays.length === 1
          ? 'movement at the gateway that our books do not know'
          : 'movements at the gateway that our books do not know',
      since: firstOf(strays).since,
      detail: `${formatSums(strays)} in all`,
    };
  },
};
