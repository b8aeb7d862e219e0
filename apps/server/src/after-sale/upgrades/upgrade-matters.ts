import type { Matter } from '../../platform/matter.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

/** Those that somebody has begun to answer wait for the gateway or for finance, and stand among the refunds. */
export const waitingUpgrades = ({ changes }: Pick<AfterSaleNeeds, 'changes'>): Matter => ({
  name: 'Upgrades',
  permission: 'refunds.decide',
  path: '/upgrades',
  find: async (db, scope) => {
    const begun = new Set(
      (await changes.openChanges(db, scope, undefined, ['upgrade'])).map(({ order_id }) => order_id),
    );
    const wishes = await changes.ordersAskingUpgrade(db, scope, undefined);
    const waiting = wishes.filter(({ order_id }) => !begun.has(order_id));
    const [first] = waiting;
    if (!first) return undefined;
    return {
      count: waiting.length,
      what: waiting.length === 1 ? 'upgrade to decide' : 'upgrades to decide',
      since: first.updated_at,
    };
  },
});
