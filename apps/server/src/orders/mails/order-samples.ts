import type { InvoiceKind } from '@stagedoor/rules/invoices/invoice-kind';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterheadOf } from '../../mail/index.ts';
import { cardsById } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { LetterSamples, WriteSample } from '../../office/index.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { ofSeller, outletCache } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import { findParts } from '../order-parts.ts';
import { billLineOf } from '../order-bill.ts';
import type { OrderBill } from '../order-bill.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { sampleOrder } from '../sample-order.ts';
import { queueSampleInvoice } from './sample-invoice.ts';
import { queueInstallmentMail } from './installment-mail.ts';
import type { InstallmentOutcome } from './installment-mail.ts';
import { queueOrderPlaced } from './order-placed-mail.ts';
import { queuePaymentMail } from './payment-mail.ts';
import { queueReminder } from './reminder-mail.ts';
import { queueWishReceived } from './wish-mail.ts';
import type { WishKind } from './wish-mail.ts';

/** What the order was paid by, as it stands now. */
async function billOf(tx: Tx, order: OrderRow, publicAddress: PublicAddress): Promise<OrderBill> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const { lines, payments } = await findParts(tx, order.seller_id, [order.order_id]);
  const cardId = order.payment_method_id ?? payments[0]?.payment_method_id;
  const cards = await cardsById(tx, order.seller_id, cardId === undefined ? [] : [cardId]);
  const { firstName, lastName } = await buyerOf(tx, order);
  return {
    userId: order.user_id ?? 0,
    email: order.email,
    currency: order.currency,
    firstName,
    lines: lines.map(billLineOf),
    totals: {
      ticketsCents: order.tickets_cents,
      feesCents: order.fees_cents,
      taxesCents: order.taxes_cents,
      shippingCents: order.shipping_cents,
      planFeeCents: order.plan_fee_cents,
      totalCents: order.total_cents,
    },
    delivery: {
      id: order.delivery_method_id ?? 0,
      type: order.delivery_type_id ?? 0,
      name: order.delivery_name ?? '',
      notes: order.delivery_notes,
    },
    shippingAddress: order.shipping_address ?? {
      firstName,
      lastName,
      addressLineOne: '',
      city: '',
      state: '',
      zip: '',
      phone: '',
    },
    paymentMethodId: cardId ?? 0,
    lastFour: (cardId === undefined ? undefined : cards.get(cardId)?.lastFour) ?? '',
    from: letterheadOf(outlet, publicAddress(outlet)),
  };
}

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
      queuePaymentMail(tx, outcome, await billOf(tx, order, publicAddress), now),
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
    'order-placed': aboutOrder(async (tx, order, now) => {
      const bill = await billOf(tx, order, publicAddress);
      const shows = await findSoldEvents(tx, order.seller_id, [
        ...new Set(bill.lines.map((line) => line.eventId)),
      ]);
      await queueOrderPlaced(tx, { uniqueId: order.unique_id, bill, shows, seats: new Map() }, now);
    }),
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
    'refund-received': aboutWish('refund-received'),
    'upgrade-received': aboutWish('upgrade-received'),
  };
}
