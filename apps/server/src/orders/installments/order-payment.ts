// What money does to a scheduled payment: it is captured, or failed, and the order moves with it.
import { failedMessageOf } from '@stagedoor/rules/plans/installment-text';
import { installmentMachine, installmentState } from '@stagedoor/rules/machines/installment';
import { canMove, isFinal } from '@stagedoor/rules/machines/state-machine';
import type { Intent, PaymentTarget } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { findChange } from '../changes/change-store.ts';
import type { ChangeRow } from '../changes/change-store.ts';
import { queueConfirmation } from '../mails/confirmation.ts';
import { queueInstallmentMail } from '../mails/installment-mail.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import type { OrderRow } from '../order-store.ts';
import type { InstallmentCheckpoint } from '../order-steps.ts';
import { lockPayment } from './lock-payment.ts';
import type { LockedPayment } from './lock-payment.ts';
import { recordCapture, recordFailure, takeTryBack } from './record-payment.ts';

export interface OrderPaymentNeeds {
  checkpoint: InstallmentCheckpoint;
  publicAddress: PublicAddress;
  /** Whether a customer waits for the answer in this very process, and so learns of a failure without a mail. */
  isAwaited: (paymentId: number) => boolean;
  tellUpgraded: TellUpgraded;
}

/** Better seats are paid, and are the order's: whoever granted them writes about them. */
export type TellUpgraded = (tx: Tx, order: OrderRow, change: ChangeRow, now: Date) => Promise<void>;

/** Neither paid nor void, of an order that is not canceled. */
const isOpen = ({ order, payment }: LockedPayment): boolean =>
  canMove(installmentMachine, installmentState(payment), 'paid') && order.state !== 'STATUS_ORDER_CANCELED';

const lock = (tx: Tx, { sellerId, targetId }: Intent) => lockPayment(tx, sellerId, Number(targetId));

/** Whoever granted it tells what becomes of one that was declined: nothing is left to pay. */
async function upgradeOf(
  tx: Tx,
  { seller_id, change_id }: LockedPayment['payment'],
): Promise<ChangeRow | undefined> {
  const change = change_id === null ? undefined : await findChange(tx, seller_id, change_id);
  return change?.kind === 'upgrade' ? change : undefined;
}

/** No money moved, and none will: with a charge that failed, or without one. */
export async function failPayment(
  tx: Tx,
  { checkpoint, publicAddress, isAwaited }: OrderPaymentNeeds,
  locked: LockedPayment,
  message: string | null,
  now: Date,
): Promise<void> {
  const order = await recordFailure(tx, locked.order, locked.payment, message, now);
  await checkpoint('installment failed');
  if (isAwaited(locked.payment.payment_id) || (await upgradeOf(tx, locked.payment))) return;
  await queueInstallmentMail(tx, 'failed', { ...locked, order, publicAddress }, now);
}

export function orderPayment(needs: OrderPaymentNeeds): PaymentTarget<OrderRow> {
  const { checkpoint, publicAddress } = needs;
  return {
    kind: ORDER_PAYMENT,
    whenAbsent: 'send-again',
    fulfil: async (tx, intent, now) => {
      const locked = await lock(tx, intent);
      if (!locked || !isOpen(locked)) return { fulfilled: false };
      const order = await recordCapture(tx, locked.order, locked.payment, { intent_ref: intent.ref }, now);
      await checkpoint('installment captured');
      // What was bought at the counter is confirmed as a whole: nothing was before.
      if (order.counter_sale_uuid !== null) await queueConfirmation(tx, { publicAddress }, order, now);
      else await queueInstallmentMail(tx, 'paid', { ...locked, order, publicAddress }, now);
      const upgrade = await upgradeOf(tx, locked.payment);
      if (upgrade) await needs.tellUpgraded(tx, order, upgrade, now);
      await checkpoint('receipt written');
      return { fulfilled: true, result: order };
    },
    giveBack: async (tx, intent, now) => {
      const locked = await lock(tx, intent);
      if (locked) await queueInstallmentMail(tx, 'returned', { ...locked, publicAddress }, now);
    },
    release: async (tx, intent, now) => {
      const locked = await lock(tx, intent);
      if (!locked || isFinal(installmentMachine, installmentState(locked.payment))) return;
      await failPayment(tx, needs, locked, failedMessageOf(intent), now);
    },
    // No letter, no clock, no try: nobody was asked.
    stillDue: async (tx, intent) => {
      const locked = await lock(tx, intent);
      if (!locked || isFinal(installmentMachine, installmentState(locked.payment))) return;
      await takeTryBack(tx, locked.payment);
    },
  };
}
