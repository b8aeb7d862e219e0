// What the desk does with one order, by the rules that hold for its customer, and more.
import { changeOrderAddress, tryOrderCard } from '@stagedoor/contract/calls/office/order-actions';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { describeAddress } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import { updateAddress } from '../history/update-address.ts';
import { payByHand } from '../installments/pay-now.ts';
import type { PayNowNeeds } from '../installments/pay-now.ts';
import { reachOrder, reachOrderToChange } from '../reach-order.ts';
import { moneyOfOrder, orderForStaff } from './office-facts.ts';

const TEN_MINUTES = 600;

const changeAddressHandler: Handler = handle(
  changeOrderAddress,
  async ({ number, seenAt, ...shippingAddress }, caller) => {
    const actor = staffActor(caller);
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'order', id: number }, seenAt);
      const before = await reachOrderToChange(tx, actor, number);
      if (before.updated_at.getTime() !== seenAt.getTime()) refuse('CHANGED_MEANWHILE');
      await updateAddress(tx, actor, { order: number, shippingAddress });
      const after = await reachOrder(tx, actor, number);
      record({
        action: 'order.address-changed',
        subject: { kind: 'order', id: number },
        outletId: before.outlet_id,
        ...(before.user_id !== null && {
          personal: {
            kind: 'customer',
            id: before.user_id,
            before: before.shipping_address ? { ...describeAddress(before.shipping_address) } : undefined,
            after: { ...describeAddress(after.shipping_address!) },
          },
        }),
      });
    });
    return {};
  },
);

const tryCardHandler = (needs: PayNowNeeds): Handler =>
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

export const orderActionHandlers = (needs: PayNowNeeds): Handler[] => [
  changeAddressHandler,
  tryCardHandler(needs),
];
