// OPS-44: what will be charged in three days, and a card that will not last until then.
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterheadOf, letterParts, queueMail, said } from '../../mail/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { LockedPayment } from '../installments/lock-payment.ts';

const { paragraph, button } = letterParts;

export type ReminderKind = 'installment-reminder' | 'installment-card';

interface Facts {
  number: string;
  amount: string;
  day: string;
  lastFour: string;
}

const words: Record<
  ReminderKind,
  (facts: Facts) => { subject: string; headline: string; preview: string; text: string }
> = {
  'installment-reminder': ({ number, amount, day, lastFour }) => ({
    subject: said`Your next payment for order ${number}`,
    headline: said`Your next payment is near`,
    preview: said`${amount} for order ${number} is charged on ${day}.`,
    text: said`On ${day} we charge ${amount} for order ${number} to the card ending in ${lastFour}. You need not do anything; if you want to pay with another card, choose it before that day.`,
  }),
  'installment-card': ({ number, amount, day, lastFour }) => ({
    subject: said`Your card will expire before a payment for order ${number}`,
    headline: said`Please choose another card`,
    preview: said`The card ending in ${lastFour} will not work for the payment on ${day}.`,
    text: said`The card ending in ${lastFour} will have expired on ${day}, when we charge ${amount} for order ${number}. Please choose another card before that day.`,
  }),
};

async function writeReminder(
  tx: Tx,
  kind: ReminderKind,
  { order, payment, publicAddress }: LockedPayment & { publicAddress: PublicAddress },
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const { firstName } = await buyerOf(tx, order);
  const cards = await cardsById(tx, order.seller_id, [payment.payment_method_id]);
  const number = orderNumber(order.unique_id);
  const { text, ...letter } = words[kind]({
    number,
    amount: formatMoney(payment.amount_cents, order.currency),
    day: formatCalendarDate(`${payment.due_day}T00:00:00Z`),
    lastFour: cards.get(payment.payment_method_id)?.lastFour ?? '',
  });
  const parts = [
    greeting(firstName),
    paragraph`${text}`,
    button('Manage your payments', `${from.origin}/user/history/orders/${number}/edit-billing`),
  ];
  await queueMail(tx, { kind, about: `order ${number}`, from, to: order.email, ...letter, parts }, now);
}

export const queueReminder: typeof writeReminder = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeReminder(tx, ...told));
