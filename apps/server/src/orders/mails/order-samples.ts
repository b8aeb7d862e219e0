import type { InvoiceKind } from '@stagedoor/rules/invoices/invoice-kind';
import type { Tx } from '../../platform/db/tables.ts';
import type { LetterSamples, WriteSample } from '../../office/index.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { ofSeller } from '../../sellers/index.ts';
import { billOfOrder } from '../bill-of-order.ts';
import { findParts } from '../order-parts.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { sampleOrder } from '../sample-order.ts';
import { toldOfOrder } from './confirmation.ts';
import { queueSampleInvoice } from './sample-invoice.ts';
import { queueInstallmentMail } from './installment-mail.ts';
import type { InstallmentOutcome } from './installment-mail.ts';
import { queueLapsedLetter } from './lapsed-mail.ts';
import { queueOrderPlaced } from './order-placed-mail.ts';
import { queuePaymentMail } from './payment-mail.ts';
import { queueReminder } from './reminder-mail.ts';
import { queueWishReceived } from './wish-mail.ts';
import type { WishKind } from './wish-mail.ts';

const isTaken = ({ captured_at }: PaymentRow) => captured_at !== null;
const isToCome = (payment: PaymentRow) => !isTaken(payment);

type AboutPayment = Parameters<typeof queueReminder>[2];

export function orderSamples({ publicAddress }: { publicAddress: PublicAddress }): LetterSamples {
  const aboutOrder =
    (write: (tx: Tx, order: OrderRow, now: Date) => Promise<void>): WriteSample =>
    async (tx, place) => {
      const order = await sampleOrder(tx, place);
      if (order) await write(tx, order, place.now);
    };
  const aboutBill = (outcome: Parameters<typeof queuePaymentMail>[1]) =>
    aboutOrder(async (tx, order, now) =>
      queuePaymentMail(tx, outcome, await billOfOrder(tx, order, publicAddress), now),
    );
  const aboutPayment = (
    wanted: (payment: PaymentRow) => boolean,
    write: (tx: Tx, about: AboutPayment, now: Date) => Promise<void>,
  ) =>
    aboutOrder(async (tx, order, now) => {
      const { payments } = await findParts(tx, order.seller_id, [order.order_id]);
      const payment = payments.find(wanted) ?? payments.at(-1);
      if (!payment) return;
      const { dayOf } = await ofSeller.times(tx, order.seller_id);
      const due = { ...payment, due_day: payment.due_day ?? dayOf(now) };
      await write(tx, { order, payment: due, payments, publicAddress }, now);
    });
  const aboutOutcome = (wanted: (payment: PaymentRow) => boolean, outcome: InstallmentOutcome) =>
    aboutPayment(wanted, (tx, about, now) => queueInstallmentMail(tx, outcome, about, now));
  const aboutWish = (kind: WishKind) =>
    aboutOrder(async (tx, order, now) => {
      const { lines } = await findParts(tx, order.seller_id, [order.order_id]);
      await queueWishReceived(tx, kind, { order, lines, publicAddress }, now);
    });
  const aboutInvoice = (kind: InvoiceKind) =>
    aboutOrder((tx, order, now) => queueSampleInvoice(tx, { kind, order, publicAddress }, now));
  return {
    'order-placed': aboutOrder(async (tx, order, now) =>
      queueOrderPlaced(tx, await toldOfOrder(tx, { publicAddress }, order), now),
    ),
    'payment-tickets-kept': aboutBill('tickets-kept'),
    'payment-tickets-released': aboutBill('tickets-released'),
    'payment-money-returned': aboutBill('money-returned'),
    'installment-paid': aboutOutcome(isTaken, 'paid'),
    'installment-failed': aboutOutcome(isToCome, 'failed'),
    'installment-due-again': aboutOutcome(isToCome, 'due-again'),
    'installment-returned': aboutOutcome(isTaken, 'returned'),
    'installment-reminder': aboutPayment(isToCome, (tx, about, now) =>
      queueReminder(tx, 'installment-reminder', about, now),
    ),
    'installment-card': aboutPayment(isToCome, (tx, about, now) =>
      queueReminder(tx, 'installment-card', about, now),
    ),
    'invoice-issued': aboutInvoice('invoice'),
    'credit-note-issued': aboutInvoice('credit-note'),
    'counter-lapsed': aboutOrder((tx, order, now) =>
      queueLapsedLetter(tx, { publicAddress }, order, now, now),
    ),
    'refund-received': aboutWish('refund-received'),
    'upgrade-received': aboutWish('upgrade-received'),
  };
}
