// CART-22: what became of a payment when nobody could be told on the page.
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, queueMail, said } from '../../mail/index.ts';
import type { NewMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderBill } from '../order-bill.ts';

const { paragraph, button, note } = letterParts;

/**
 * - `tickets-kept`: the card was not charged, and the customer may take another one while the clock runs
 * - `tickets-released`: the card was not charged, and the time is over
 * - `money-returned`: the card was charged, too late, and gets its money back
 */
export type PaymentOutcome = 'tickets-kept' | 'tickets-released' | 'money-returned';

const words: Record<PaymentOutcome, () => Pick<NewMail, 'subject' | 'headline' | 'preview'>> = {
  'tickets-kept': () => ({
    subject: said`Your payment did not go through`,
    headline: said`Please choose another card`,
    preview: said`Your card was not charged. Your tickets are still held for a short time.`,
  }),
  'tickets-released': () => ({
    subject: said`Your payment did not go through`,
    headline: said`Your card was not charged`,
    preview: said`Your order was not placed, and the tickets were released.`,
  }),
  'money-returned': () => ({
    subject: said`You get your money back`,
    headline: said`Your order could not be placed`,
    preview: said`Your payment arrived too late and goes back to your card.`,
  }),
};

function bodyOf(
  outcome: PaymentOutcome,
  { totals, currency = DEFAULT_CURRENCY, lastFour, from }: OrderBill,
): NewMail['parts'] {
  const amount = formatMoney(totals.totalCents, currency);
  const card = lastFour ?? '';
  switch (outcome) {
    case 'tickets-kept':
      return [
        paragraph`The payment of ${amount} with the card ending in ${card} did not go through. Nothing was charged. Your tickets are still held for the rest of your time: go back to your checkout and choose another card.`,
        button('Back to your checkout', `${from.origin}/checkout/i/payment-method`),
      ];
    case 'tickets-released':
      return [
        paragraph`The payment of ${amount} with the card ending in ${card} did not go through. Nothing was charged. Your time was over, so the tickets went back on sale; you are welcome to try again.`,
        button('See what is on', `${from.origin}/`),
      ];
    case 'money-returned':
      return [
        paragraph`Your payment of ${amount} with the card ending in ${card} was confirmed only after your tickets had been released. We are sorry. The whole amount goes back to your card.`,
        note`It may take some days until your bank shows it.`,
        button('See what is on', `${from.origin}/`),
      ];
  }
}

async function writePaymentMail(tx: Tx, outcome: PaymentOutcome, bill: OrderBill, now: Date): Promise<void> {
  const parts = [greeting(bill.firstName), ...bodyOf(outcome, bill)];
  await queueMail(
    tx,
    { kind: `payment-${outcome}`, from: bill.from, to: bill.email, ...words[outcome](), parts },
    now,
  );
}

export const queuePaymentMail: typeof writePaymentMail = (tx, ...told) =>
  speakToBuyer(tx, { language: told[1].from.language, outlet_id: told[1].from.outletId }, () =>
    writePaymentMail(tx, ...told),
  );
