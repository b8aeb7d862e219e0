import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import {
  captureScheduledPayment,
  updateScheduledPayments,
} from '@stagedoor/contract/calls/shop/order-history';
import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { failedInstallmentText } from '@stagedoor/rules/plans/installment-text';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { useSend } from '@stagedoor/asking/use-send';
import { useKeepOrder, useRereadOrder } from './use-orders.ts';

/** Paid, still on its way, or refused with a word. */
export type PayNowOutcome = 'paid' | 'charging' | 'declined' | 'failed';

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
    const { order: after, confirmUrl } = await capture({ order: order.id, paymentId: payment.id });
    keep(after);
    // The bank wants to hear it from the customer, at a page of its own.
    if (confirmUrl) window.location.assign(confirmUrl);
    return isPaid(after) ? 'paid' : 'charging';
  }

  const isPaid = (after: Order): boolean =>
    after.scheduledPayments.some(({ id, captured }) => id === payment.id && captured);

  /** A failure leaves its mark on the payment, and one without an answer may even have paid it: that is looked up first. */
  async function whatBecameOf(error: unknown): Promise<PayNowOutcome> {
    try {
      if (isPaid(await reread(order))) return 'paid';
    } catch {
      // Nobody can say: then what was said first is all that is known.
    }
    setProblem(problemText(error));
    return isDecline(error) ? 'declined' : 'failed';
  }

  async function pay(card: PaymentMethod): Promise<PayNowOutcome> {
    setBusy(true);
    setProblem(undefined);
    try {
      return await charge(card);
    } catch (error) {
      return await whatBecameOf(error);
    } finally {
      setBusy(false);
    }
  }

  return { pay, busy, problem };
}

const isDecline = (error: unknown): boolean =>
  (error instanceof CallError && error.code === 'CARD_DECLINED') ||
  failedInstallmentText(wordsOf(error)) === installmentMessages.declined;

/** INSTAL-12: a bank's no is told in our words, whichever way it comes. */
const problemText = (error: unknown): string =>
  isDecline(error) ? installmentMessages.declined : wordsOf(error);
