import { tryOrderCard } from '@stagedoor/contract/calls/office/order-actions';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import { payByHand } from '../installments/pay-by-hand.ts';
import type { PayNowNeeds } from '../installments/pay-by-hand.ts';
import { moneyOfOrder, orderForStaff } from '../office/office-facts.ts';

const TEN_MINUTES = 600;

export const tryOrderCardHandler = (needs: PayNowNeeds): Handler<'orders'> =>
  handle(tryOrderCard, async ({ number, sort, amountCents }, caller) => {
    const actor = staffActor(caller);
    const { row, order } = await orderForStaff(needs.db, actor, number);
    const payment = order.scheduledPayments.find((each) => each.sort === sort) ?? refuse('NOT_FOUND');
    const since = secondsAfter(caller.now, -TEN_MINUTES);
    const isLate = (await moneyOfOrder(needs.db, row)).some(
      ({ kind, state, createdAt, settledAt }) =>
        // One that never left has troubled nobody's bank.
        kind === 'charge' && state !== 'unsent' && (settledAt ?? createdAt) > since,
    );
    const mayTry = payment.failed && !payment.charging && !isLate && payment.amountCents === amountCents;
    if (!mayTry) refuse('CHARGING_REFUSED', { message: chargingMessages.notNow });
    // Written down first: whatever the gateway says, somebody tried.
    await caller.change(async ({ record }) => {
      record({
        action: 'order.card-tried',
        subject: { kind: 'order', id: number },
        outletId: row.outlet_id,
        after: { payment: sort, cents: amountCents },
      });
    });
    const outcome = await payByHand(needs, actor, { ref: number, paymentId: payment.id });
    if (outcome.kind === 'answered')
      return { outcome: outcome.isPending ? ('pending' as const) : ('captured' as const) };
    if (outcome.kind === 'gone') return refuse('PAY_NOW_NOT_OFFERED');
    if (outcome.kind === 'unsent') return refuse('PAYMENT_NOT_SENT');
    return { outcome: outcome.kind, words: outcome.failedMessage };
  });
