// What money does to a scheduled payment: it is captured, or failed, and the order moves with it.
import { failedMessageOf } from '@stagedoor/rules/installment-text';
import type { Intent, PaymentTarget } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { queueInstallmentMail } from '../mails/installment-mail.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import type { OrderRow } from '../order-store.ts';
import type { ReachInstallmentStep } from '../order-steps.ts';
import { lockPayment } from './lock-payment.ts';
import type { LockedPayment } from './lock-payment.ts';
import { recordCapture, recordFailure } from './record-payment.ts';

export interface OrderPaymentNeeds {
  reach: ReachInstallmentStep;
  publicAddress: PublicAddress;
  /** Whether a customer waits for the answer in this very process, and so learns of a failure without a mail. */
  isAwaited: (paymentId: number) => boolean;
}

const lock = (tx: Tx, { sellerId, targetId }: Intent) => lockPayment(tx, sellerId, Number(targetId));

/** No money moved, and none will: with a charge that failed, or without one. */
export async function failPayment(
  tx: Tx,
  { reach, publicAddress, isAwaited }: OrderPaymentNeeds,
  locked: LockedPayment,
  message: string | null,
  now: Date,
): Promise<void> {
  const order = await recordFailure(tx, locked.order, locked.payment, message, now);
  await reach('installment failed');
  if (isAwaited(locked.payment.payment_id)) return;
  await queueInstallmentMail(tx, 'failed', { ...locked, order, publicAddress }, now);
}

export function orderPayment(needs: OrderPaymentNeeds): PaymentTarget<OrderRow> {
  const { reach, publicAddress } = needs;
  return {
    kind: ORDER_PAYMENT,
    whenAbsent: 'send-again',
    fulfil: async (tx, intent, now) => {
      const locked = await lock(tx, intent);
      const isOpen = locked?.payment.captured_at === null && locked.order.state !== 'STATUS_ORDER_CANCELED';
      if (!isOpen) return { fulfilled: false };
      const order = await recordCapture(tx, locked.order, locked.payment, intent.ref, now);
      await reach('installment captured');
      await queueInstallmentMail(tx, 'paid', { ...locked, order, publicAddress }, now);
      await reach('receipt written');
      return { fulfilled: true, result: order };
    },
    giveBack: async (tx, intent, now) => {
      const locked = await lock(tx, intent);
      if (locked) await queueInstallmentMail(tx, 'returned', { ...locked, publicAddress }, now);
    },
    release: async (tx, intent, now) => {
      const locked = await lock(tx, intent);
      if (!locked || locked.payment.captured_at !== null) return;
      await failPayment(tx, needs, locked, failedMessageOf(intent), now);
    },
  };
}
