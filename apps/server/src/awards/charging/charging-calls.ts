// The room Charging: what is asked of it, and what is decided there.
import {
  askGateway,
  extendGrace,
  getCharging,
  letGo,
  retryCharges,
  settleCharge,
} from '@stagedoor/contract/calls/office/charging';
import { chargingMessages } from '@stagedoor/rules/messages/charging';
import { awarding } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { describeCharging } from './describe-charging.ts';
import { queueGraceExtended } from './extended-letter.ts';
import { giveUp } from './give-up.ts';

const refuseCharging = (message: string): never => refuse('CHARGING_REFUSED', { message });

interface Decider {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

/** Every one of them must be of an order within reach. */
async function reachPayments({ db }: AwardsNeeds, caller: Decider, paymentIds: readonly number[]) {
  const found = await awarding.ordersOfPayments(db, caller, paymentIds);
  if (paymentIds.some((id) => !found.has(id))) refuse('NOT_FOUND');
  return found;
}

const retryHandler = (needs: AwardsNeeds): Handler =>
  handle(retryCharges, async ({ paymentIds, reason }, caller) => {
    const orders = await reachPayments(needs, caller, paymentIds);
    return caller.change(async ({ tx, record }) => {
      const retried = await awarding.retryDeclined(tx, caller, paymentIds, caller.now);
      if (retried.length === 0) refuseCharging(chargingMessages.nothingToRetry);
      const after = { orders: retried.map((id) => orders.get(id)!.order) };
      record({ action: 'charging.retried', subject: { kind: 'charging', id: 'retry' }, after, reason });
      return { retried: retried.length };
    });
  });

const extendHandler = (needs: AwardsNeeds): Handler =>
  handle(extendGrace, async ({ paymentId, hours, reason }, caller) => {
    const order = (await reachPayments(needs, caller, [paymentId])).get(paymentId)!.order;
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

const letGoHandler = (needs: AwardsNeeds): Handler =>
  handle(letGo, async ({ paymentIds, reason }, caller) => {
    const orders = await reachPayments(needs, caller, paymentIds);
    return caller.change(async ({ tx, record }) => {
      const canceled: string[] = [];
      for (const paymentId of paymentIds) {
        const { run, order } = orders.get(paymentId)!;
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

/** The gateway is asked before the log is written: nothing is locked while it thinks. */
const askHandler = (needs: AwardsNeeds): Handler =>
  handle(askGateway, async ({ ref }, caller) => {
    const state = (await needs.byHand.ask(caller.sellerId, ref)) ?? refuse('NOT_FOUND');
    return caller.change(async ({ record }) => {
      record({ action: 'charging.asked', subject: { kind: 'payment', id: ref }, after: { state } });
      return { state };
    });
  });

const settleHandler = (needs: AwardsNeeds): Handler =>
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

export const chargingHandlers = (needs: AwardsNeeds): Handler[] => [
  handle(getCharging, ({ run }, caller) => describeCharging(needs, caller, run)),
  retryHandler(needs),
  extendHandler(needs),
  letGoHandler(needs),
  askHandler(needs),
  settleHandler(needs),
];
