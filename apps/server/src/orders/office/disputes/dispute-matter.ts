import type { Matter } from '../../../office/index.ts';
import { countDisputes } from './read-disputes.ts';

/** GATE-05: what nobody answers in time is lost; it is answered at the gateway. */
export const disputedPayments: Matter = {
  name: 'Disputes',
  about: 'Charges that customers dispute at their bank',
  permission: 'ledger.lines',
  path: '/ledger?by=disputes',
  find: async (db, scope) => {
    const { toAnswer: count, answerBy } = await countDisputes(db, scope);
    if (count === 0) return undefined;
    return {
      count,
      what: count === 1 ? 'disputed charge to answer' : 'disputed charges to answer',
      since: answerBy ?? undefined,
      detail: 'At the gateway, by the day that it names; what nobody answers is lost',
    };
  },
};
