import { letGo } from '@stagedoor/contract/calls/office/charging';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { giveUp } from '../charging/give-up.ts';
import { refuseCharging, reachPayments } from '../charging/reach-payments.ts';

export const letGoHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(letGo, async ({ paymentIds, reason }, caller) => {
    const orders = await reachPayments(needs, caller, paymentIds);
    return caller.change(async ({ tx, record }) => {
      const canceled: string[] = [];
      for (const paymentId of paymentIds) {
        const { run, order } = valueOf(orders, paymentId);
        const author = { kind: 'staff', id: String(caller.staffId) } as const;
        const wish = { sellerId: caller.sellerId, paymentId, run: run ?? '', author, reason, isEarly: true };
        if (await giveUp(tx, needs, wish, caller.now)) canceled.push(order);
      }
      if (canceled.length === 0) refuseCharging(chargingMessages.nothingToLetGo);
      const after = { orders: canceled };
      record({ action: 'charging.let-go', subject: { kind: 'charging', id: 'let go' }, after, reason });
      return { canceled: canceled.length };
    });
  });
