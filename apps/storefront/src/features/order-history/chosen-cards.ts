import type { ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { paymentsComplete } from '@stagedoor/rules/cards/chosen-payment';

/** The cards chosen in the dialog, by the number of the payment. */
export type ChosenCards = Readonly<Record<number, string>>;

/** Can still get another card. */
export const isOpen = ({ captured, charging }: ScheduledPayment): boolean => !captured && !charging;

/** The card chosen here, or the one the payment has. */
export const cardOf = (payment: ScheduledPayment, chosen: ChosenCards): string | null =>
  chosen[payment.sort] ?? payment.paymentMethod?.uuid ?? null;

/** DIALOG-05: every payment has a card. One that was removed meanwhile counts as none. */
export function hasAllCards(
  payments: readonly ScheduledPayment[],
  chosen: ChosenCards,
  cards: readonly PaymentMethod[],
): boolean {
  const saved = (uuid: string | null) => (cards.some((card) => card.uuid === uuid) ? uuid : null);
  const methods = payments.map((payment) => ({
    paymentMethodUuid: isOpen(payment) ? saved(cardOf(payment, chosen)) : String(payment.paymentMethodId),
  }));
  return paymentsComplete(methods, payments.length > 1);
}
