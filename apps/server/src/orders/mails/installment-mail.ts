// OPS-44: the receipt of a payment that came later, and what to do about one that failed.
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { failedInstallmentText, mustConfirm } from '@stagedoor/rules/plans/installment-text';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, letterheadOf, queueMail, timesOf, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { LockedPayment } from '../installments/lock-payment.ts';
import { findPayment } from '../order-store.ts';
import type { PaymentRow } from '../order-store.ts';

const { paragraph, button, facts, note } = letterParts;

/**
 * `returned`: the card was charged although the order had been canceled, and gets its money back. `due-again`: it was called
 * failed, and nobody had asked the card.
 */
export type InstallmentOutcome = 'paid' | 'failed' | 'returned' | 'due-again';

interface Told extends Pick<LockedPayment, 'order' | 'payment'> {
  publicAddress: PublicAddress;
}

interface Letter {
  number: string;
  amount: string;
  lastFour: string;
  payment: PaymentRow;
  /** Nothing where nothing more is to come. */
  rest: string | undefined;
  from: Letterhead;
}

const factsOf = ({ number, amount, lastFour, payment }: Letter) =>
  facts([
    ['Order', number],
    ['Payment', `${payment.sort}`],
    ...(payment.due_day ? ([['Due', formatCalendarDate(`${payment.due_day}T00:00:00Z`)]] as const) : []),
    [labels.total, amount],
    ['Card', cardMessages.endingIn(lastFour)],
  ]);

const historyUrl = ({ from, number }: Letter, page: string): string =>
  `${from.origin}/user/history/orders/${number}/${page}`;

function paidMail(letter: Letter) {
  const { number, amount, rest } = letter;
  const left = rest ? paragraph`${rest} of this order is still to come.` : undefined;
  return {
    subject: said`Your payment of ${amount} for order ${number}`,
    headline: said`Thank you for your payment`,
    preview: said`We have received ${amount} for order ${number}.`,
    parts: [
      paragraph`We have received your payment of ${amount} for order ${number}.`,
      ...(left ? [left] : []),
      factsOf(letter),
      button('See your order', historyUrl(letter, 'summary')),
    ],
  };
}

function failedMail(letter: Letter) {
  const { number, amount, payment } = letter;
  const next = payment.grace_until
    ? note`${installmentMessages.keptUntil(timesOf(letter.from).formatDateTime(payment.grace_until))}`
    : laterTry(letter);
  if (mustConfirm(payment.failed_message)) return confirmMail(letter, next);
  return {
    subject: said`Your payment for order ${number} did not go through`,
    headline: said`Please look at your payment`,
    preview: said`The payment of ${amount} for order ${number} did not go through. Nothing was charged.`,
    parts: [
      paragraph`The payment of ${amount} for order ${number} did not go through, and nothing was charged. ${failedInstallmentText(payment.failed_message)}`,
      factsOf(letter),
      button('Manage your payment', historyUrl(letter, 'edit-billing')),
      next,
    ],
  };
}

/** GATE-06: the bank wants to hear it from the customer; Pay Now leads there. */
function confirmMail(letter: Letter, next: ReturnType<typeof note>) {
  const { number, amount } = letter;
  return {
    subject: said`Please confirm your payment for order ${number}`,
    headline: said`Your bank asks you to confirm a payment`,
    preview: said`The payment of ${amount} for order ${number} waits for you. Nothing was charged.`,
    parts: [
      paragraph`Your bank wants to hear from you that you pay ${amount} for order ${number}. Nothing was charged. Press Pay Now beside the payment, and we lead you to your bank and back.`,
      factsOf(letter),
      button('Confirm your payment', historyUrl(letter, 'edit-billing')),
      next,
    ],
  };
}

const laterTry = ({ payment, from }: Letter) =>
  payment.next_try_at
    ? note`We will try the card again on ${timesOf(from).formatDate(payment.next_try_at)}; another card that you choose is tried sooner.`
    : note`We do not try this card again by ourselves. Please choose another card or pay now, or write to us.`;

function returnedMail(letter: Letter) {
  const { number, amount } = letter;
  return {
    subject: said`You get your money back`,
    headline: said`Your payment goes back to your card`,
    preview: said`Your payment of ${amount} for order ${number} goes back to your card.`,
    parts: [
      paragraph`Your payment of ${amount} for order ${number} was confirmed only after it was no longer wanted. We are sorry. The whole amount goes back to your card.`,
      factsOf(letter),
      note`It may take some days until your bank shows it.`,
    ],
  };
}

function dueAgainMail(letter: Letter) {
  const { number, amount, lastFour } = letter;
  return {
    subject: said`Nothing is wrong with your payment for order ${number}`,
    headline: said`Your card was never asked`,
    preview: said`The mistake was ours: your tickets are kept, and there is nothing for you to do.`,
    parts: [
      paragraph`We wrote to you that the payment of ${amount} for order ${number} did not go through. That was our mistake, and we are sorry: we could not reach the card gateway, so your card ending in ${lastFour} was never asked, and nothing was charged.`,
      paragraph`Your tickets are kept as before, and no time limit runs. We charge the card once more by ourselves and write to you then. There is nothing for you to do.`,
      factsOf(letter),
      button('See your order', historyUrl(letter, 'summary')),
    ],
  };
}

const mails: Record<
  InstallmentOutcome,
  (letter: Letter) => Pick<NewMail, 'subject' | 'headline' | 'preview' | 'parts'>
> = { paid: paidMail, failed: failedMail, returned: returnedMail, 'due-again': dueAgainMail };

async function writeInstallmentMail(
  tx: Tx,
  outcome: InstallmentOutcome,
  { order, payment, publicAddress }: Told,
  now: Date,
): Promise<void> {
  const { seller_id: sellerId } = order;
  const [outlet, { firstName }, cards, told] = await Promise.all([
    outletCache(tx).get(order.outlet_id),
    buyerOf(tx, order),
    cardsById(tx, sellerId, [payment.payment_method_id]),
    findPayment(tx, payment),
  ]);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const restCents = order.owed_cents - (order.paid_cents - order.returned_cents);
  const letter = {
    number: orderNumber(order.unique_id),
    amount: formatMoney(payment.amount_cents, order.currency),
    lastFour: cards.get(payment.payment_method_id)?.lastFour ?? '',
    payment: told,
    rest: restCents > 0 ? formatMoney(restCents, order.currency) : undefined,
    from,
  };
  const { parts, ...words } = mails[outcome](letter);
  const about = `order ${letter.number}`;
  const mail = { kind: `installment-${outcome}`, about, from, to: order.email, ...words };
  await queueMail(tx, { ...mail, parts: [greeting(firstName), ...parts] }, now);
}

export const queueInstallmentMail: typeof writeInstallmentMail = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeInstallmentMail(tx, ...told));
