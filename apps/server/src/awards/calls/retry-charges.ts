import { retryCharges } from '@stagedoor/contract/calls/office/charging';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { awarding } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { refuseCharging, reachPayments } from '../charging/reach-payments.ts';

export const retryChargesHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(retryCharges, async ({ paymentIds, reason }, caller) => {
    const orders = await reachPayments(needs, caller, paymentIds);
    return caller.change(async ({ tx, record }) => {
      const retried = await awarding.retryDeclined(tx, caller, paymentIds, caller.now);
      if (retried.length === 0) refuseCharging(chargingMessages.nothingToRetry);
      const after = { orders: retried.map((id) => valueOf(orders, id).order) };
      record({ action: 'charging.retried', subject: { kind: 'charging', id: 'retry' }, after, reason });
      return { retried: retried.length };
    });
  });
