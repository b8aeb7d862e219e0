import { formatUsd } from '@stagedoor/rules/money/money';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Matter } from '../../office/index.ts';
import { openStrays } from './stray-store.ts';

export const strayCharges: Matter = {
  name: 'Charges nobody knows of',
  permission: 'ledger.lines',
  path: '/ledger?by=strays',
  find: async (db) => {
    const strays = await openStrays(db);
    if (strays.length === 0) return undefined;
    const cents = strays.reduce((sum, each) => sum + each.cents, 0);
    return {
      count: strays.length,
      what:
        strays.length === 1
          ? 'movement at the gateway that our books do not know'
          : 'movements at the gateway that our books do not know',
      since: firstOf(strays).since,
      detail: `${formatUsd(cents)} in all`,
    };
  },
};
