import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import {
  captureScheduledPayment,
  updateScheduledPayments,
} from '@stagedoor/contract/calls/shop/order-history';
import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { failedInstallmentText } from '@stagedoor/rules/installment-text';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { useSend } from '@stagedoor/asking/use-send';
import { useKeepOrder, useRereadOrder } from './use-orders.ts';

/** Paid, still on its way, or refused with a word. */
export type PayNowOutcome = 'paid' | 'charging' | 'failed';

interface PayNow {
  pay: (card: PaymentMethod) => Promise<PayNowOutcome>;
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

  async function charge(card: PaymentMethod): Promise<PayNowOutcome> {
    if (card.uuid !== payment.paymentMethod?.uuid) {
      const payments = [{ sort: payment.sort, paymentMethodUuid: card.uuid }];
      keep((await update({ order: order.id, payments })).order);
    }
    const after = (await capture({ order: order.id, paymentId: payment.id })).order;
    keep(after);
    const isPaid = after.scheduledPayments.some(({ id, captured }) => id === payment.id && captured);
    return isPaid ? 'paid' : 'charging';
  }

  async function pay(card: PaymentMethod): Promise<PayNowOutcome> {
    setBusy(true);
    setProblem(undefined);
    try {
      return await charge(card);
    } catch (error) {
      setProblem(problemText(error));
      // A failure leaves its mark on the payment, and one without an answer may even have paid it.
      await reread(order).catch(() => undefined);
      return 'failed';
    } finally {
      setBusy(false);
    }
  }

  return { pay, busy, problem };
}

/** INSTAL-12: a bank's no is told in our words, whichever way it comes. */
function problemText(error: unknown): string {
  const text = wordsOf(error);
  const declined =
    (error instanceof CallError && error.code === 'CARD_DECLINED') ||
    failedInstallmentText(text) === installmentMessages.declined;
  return declined ? installmentMessages.declined : text;
}
