import type { Matter } from '../../platform/matter.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { readWaiting } from './list-calls.ts';

export const waitingRefunds = (needs: Pick<AfterSaleNeeds, 'changes'>): Matter => ({
  name: 'Refunds',
  permission: 'refunds.decide',
  path: '/refunds',
  find: async (db, scope) => {
    const waiting = (await readWaiting(db, needs, scope, undefined)).filter(({ why }) => why !== 'held-back');
    const [first] = waiting;
    if (!first) return undefined;
    const refused = waiting.filter(({ why }) => why === 'refused').length;
    return {
      count: waiting.length,
      what: waiting.length === 1 ? 'refund to decide' : 'refunds to decide',
      since: waiting.map(({ since }) => since).toSorted((a, b) => a.getTime() - b.getTime())[0],
      detail: refused > 0 ? `${refused} of them were refused by the gateway` : undefined,
    };
  },
});
