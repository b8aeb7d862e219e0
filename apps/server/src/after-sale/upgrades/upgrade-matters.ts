import type { Matter } from '../../office/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

/** Those that somebody has begun to answer wait for the gateway or for finance, and stand among the refunds. */
export const waitingUpgrades = ({ changes }: Pick<AfterSaleNeeds, 'changes'>): Matter => ({
  name: 'Upgrades',
  about: 'Upgrades to decide',
  permission: 'refunds.decide',
  path: '/upgrades',
  find: async (db, scope) => {
    const { many, since } = await changes.countUpgradesAsked(db, scope);
    if (many === 0) return undefined;
    return {
      count: many,
      what: many === 1 ? 'upgrade to decide' : 'upgrades to decide',
      since: since ?? undefined,
    };
  },
});
