import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { captureScheduledPayment, updateScheduledPayments } from '@stagedoor/contract/calls/order-history';
import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { failedInstallmentText } from '@stagedoor/rules/installment-text';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { useSend } from '../../parts/calls/use-send.ts';
import { useKeepOrder, useRereadOrder } from './use-orders.ts';

interface PayNow {
  /** Answers whether it is paid. */
  pay: (card: PaymentMethod) => Promise<boolean>;
  busy: boolean;
  problem: string | undefined;
}

/** Charges a payment: a card chosen meanwhile is saved for it first. The server takes the same payment only once. */
export function usePayNow(order: Order, payment: ScheduledPayment): PayNow {
  const { mutateAsync: capture } = useSend(captureScheduledPayment);
  const { mutateAsync: update } = useSend(updateScheduledPayments);
  const keep = useKeepOrder();
  const reread = useRereadOrder();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function charge(card: PaymentMethod): Promise<boolean> {
    if (card.uuid !== payment.paymentMethod?.uuid) {
      const payments = [{ sort: payment.sort, paymentMethodUuid: card.uuid }];
      keep((await update({ order: order.id, payments })).order);
    }
    const after = (await capture({ order: order.id, paymentId: payment.id })).order;
    keep(after);
    return after.scheduledPayments.some(({ id, captured }) => id === payment.id && captured);
  }

  async function pay(card: PaymentMethod): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    try {
      return await charge(card);
    } catch (error) {
      setProblem(problemText(error));
      // A failure leaves its mark on the payment, and one without an answer may even have paid it.
      await reread(order).catch(() => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { pay, busy, problem };
}

/** INSTAL-12: a bank's no is told in our words, whichever way it comes. */
function problemText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const declined =
    (error instanceof CallError && error.code === 'CARD_DECLINED') ||
    failedInstallmentText(text) === installmentMessages.declined;
  return declined ? installmentMessages.declined : text;
}
