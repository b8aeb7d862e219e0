import { locale } from '@stagedoor/rules/language/locale';
import type { Matter } from '../../office/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { refundKinds } from './refund-kinds.ts';

export const waitingRefunds = ({ changes }: Pick<AfterSaleNeeds, 'changes'>): Matter => ({
  name: 'Refunds',
  about: 'Refunds to decide',
  permission: 'refunds.decide',
  path: '/refunds',
  find: async (db, scope) => {
    const { many, since, refused } = await changes.countRefundsAsked(db, scope, refundKinds);
    if (many === 0) return undefined;
    return {
      count: many,
      what: many === 1 ? 'refund to decide' : 'refunds to decide',
      since: since ?? undefined,
      detail: refused > 0 ? `The gateway refused ${refused.toLocaleString(locale())} of them.` : undefined,
    };
  },
});
