// Installments: one falls due, and its job charges it; others are paid by their customers' hands, who press twice.
import { orderSteps } from '../../../orders/index.ts';
import { paymentSteps } from '../../../payments/index.ts';
import { planBuyers, press } from '../../order-proof/kill-installments.ts';
import type { Buyer } from '../../order-proof/kill-installments.ts';
import type { CardKind } from '../../order-proof/order-world.ts';
import { action } from '../action.ts';
import type { Action } from '../action.ts';

const MOST = 8;
const FAILED = 'installment failed';

export const installments: Action = action<Buyer[]>({
  name: 'installment, charge',
  steps: [...orderSteps.paying, ...paymentSteps.map((step) => `order-payment: ${step}`)],
  prepare: ({ db, dice, now, catalogue, nextCustomer }, wanted) => {
    const anybody = dice.pick<CardKind>(['approved', 'held', 'dropped']);
    const fine = wanted.slice(0, MOST).map((): CardKind => 'approved');
    const cards: CardKind[] = [
      ...(wanted.includes(FAILED) ? (['declined', 'declined'] as const) : []),
      ...fine,
      anybody,
    ];
    const wishes = cards.map((card) => {
      const visitor = nextCustomer();
      return { visitor, card, levelId: visitor.booth.levelId };
    });
    return planBuyers(db, wishes, now, catalogue);
  },
  act: ({ server }, buyers) => Promise.allSettled(buyers.map((buyer) => press(buyer, server))),
});
