import { takeCounterMoney } from '@stagedoor/contract/calls/office/counter';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { counterOrders } from '../counter-orders.ts';

export const takeCounterMoneyHandler = (needs: CounterNeeds): Handler<'counter'> =>
  handle(takeCounterMoney, async ({ number, method, amountCents, note }, caller) =>
    caller.change(async ({ tx, record }) => {
      const actor = staffActor(caller);
      const order = await counterOrders.reachOrderToChange(tx, actor, number);
      await counterOrders.takeMoney(tx, needs, order, { method, amountCents, note: note?.trim() }, actor);
      record({
        action: 'counter.money-taken',
        subject: { kind: 'order', id: number },
        outletId: order.outlet_id,
        after: { method, cents: amountCents },
        ...(note?.trim() && { reason: note.trim() }),
      });
      return {};
    }),
  );
