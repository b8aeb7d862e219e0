import { settleCharge } from '@stagedoor/contract/calls/office/charging';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { refuseCharging } from '../charging/reach-payments.ts';

export const settleChargeHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(settleCharge, async ({ ref, transactionId, reason }, caller) => {
    const { sellerId } = caller;
    const outcome =
      transactionId === undefined
        ? await needs.byHand.settleAbsent(sellerId, ref)
        : await needs.byHand.settleFound(sellerId, ref, transactionId);
    if (outcome === 'no-such') refuse('NOT_FOUND');
    if (outcome !== 'settled') refuseCharging(chargingMessages.notSettled[outcome as 'is-there']);
    return caller.change(async ({ record }) => {
      const after = transactionId === undefined ? { closed: 'never charged' } : { transactionId };
      record({ action: 'charging.settled', subject: { kind: 'payment', id: ref }, after, reason });
      return { state: outcome };
    });
  });
