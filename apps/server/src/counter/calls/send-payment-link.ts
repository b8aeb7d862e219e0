import { sendPaymentLink } from '@stagedoor/contract/calls/office/counter';
import { LINK_MINUTES } from '@stagedoor/rules/orders/counter-ways';
import { required } from '@stagedoor/rules/values/required';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { queueDueLetter } from '../due-letter.ts';
import { counterOrders } from '../counter-orders.ts';

/** What was to be paid within minutes has them again; what is kept until a day is kept as long as before. */
export const sendPaymentLinkHandler = (needs: CounterNeeds): Handler<'counter'> =>
  handle(sendPaymentLink, async ({ number }, caller) =>
    caller.change(async ({ tx, record }) => {
      const order = await counterOrders.reachOrderToChange(tx, staffActor(caller), number);
      const payment = await counterOrders.openPayment(tx, order);
      const again = secondsAfter(caller.now, LINK_MINUTES * 60);
      const kept = required(payment.pay_until, 'moment until which an order of the counter may be paid');
      const until = kept < again ? again : kept;
      if (until !== kept) await counterOrders.updatePayment(tx, payment, { pay_until: until });
      await queueDueLetter(tx, needs, order, caller.now);
      record({
        action: 'counter.link-sent',
        subject: { kind: 'order', id: number },
        outletId: order.outlet_id,
        after: { until: until.toISOString() },
      });
      return { until };
    }),
  );
