import { extendGrace } from '@stagedoor/contract/calls/office/charging';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { awarding } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { queueGraceExtended } from '../charging/extended-letter.ts';
import { refuseCharging, reachPayments } from '../charging/reach-payments.ts';

export const extendGraceHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(extendGrace, async ({ paymentId, hours, reason }, caller) => {
    const order = valueOf(await reachPayments(needs, caller, [paymentId]), paymentId).order;
    return caller.change(async ({ tx, record }) => {
      const wish = { sellerId: caller.sellerId, paymentId, hours };
      const extended =
        (await awarding.extendGrace(tx, wish, caller.now)) ?? refuseCharging(chargingMessages.notExtendable);
      await queueGraceExtended(tx, needs, extended, caller.now);
      const { before, until } = extended;
      record({
        action: 'charging.extended',
        subject: { kind: 'order', id: order },
        before: { until: before },
        after: { until },
        reason,
      });
      return { until };
    });
  });
