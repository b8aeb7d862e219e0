/** What is said when a payment or delivery stage is sent without its choice. */
import { cardMessages } from '../messages/cards.ts';

/** No method at all, or a method without its id; null when it can be sent. */
export function chosenPaymentProblem(
  method: { paymentMethodUuid?: string | null | undefined } | null | undefined,
): string | null {
  if (!method) return cardMessages.noneChosen;
  return method.paymentMethodUuid ? null : cardMessages.withoutId;
}

/** A single charge needs one method, a plan three, each of them complete. */
export const paymentsComplete = (
  methods: readonly ({ paymentMethodUuid?: string | null | undefined } | null | undefined)[],
  onPlan: boolean,
): boolean => {
  const needed = onPlan ? 3 : 1;
  const first = methods.slice(0, needed);
  return first.length === needed && first.every((method) => chosenPaymentProblem(method) === null);
};

/** Only the first method is sent unless the customer is on the plan. */
export const paymentsToSend = <M>(methods: readonly M[], onPlan: boolean): M[] =>
  methods.slice(0, onPlan ? 3 : 1);
