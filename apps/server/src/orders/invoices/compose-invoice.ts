// What stands on an invoice: the order as it was bought, or what a change took off it or added to it.
import type { InvoiceDocument } from '@stagedoor/rules/invoices/invoice-document';
import { invoiceNumber } from '@stagedoor/rules/invoices/invoice-number';
import { invoiceSums } from '@stagedoor/rules/invoices/invoice-sums';
import { addressLines } from '@stagedoor/rules/addresses/address-lines';
import { countryIds } from '@stagedoor/rules/addresses/countries';
import { invoiceMessages } from '@stagedoor/rules/messages/invoices';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { dayInZone } from '@stagedoor/rules/time/day-in-zone';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { taxingOf } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { OrderRow } from '../order-store.ts';
import { billOfChange, linesTaken } from '../changes/change-bill-store.ts';
import { linesBought } from './invoice-store.ts';
import type { InvoiceRow, ToIssue } from './invoice-store.ts';

export interface Invoicing {
  /** What the seller says of itself by now. */
  seller: NonNullable<Awaited<ReturnType<typeof taxingOf>>>;
  order: OrderRow;
  /** The order's own invoice, where this is about a change. */
  first: InvoiceRow | undefined;
  number: number;
  year: number;
  now: Date;
}

/** Who switched them off since still gives back as who they were. */
function sellerOf({ seller: { invoices }, first }: Invoicing): InvoiceDocument['seller'] {
  if (invoices) {
    const { legalName: name, address, taxNumber, note } = invoices;
    return { name, address, taxNumber, note };
  }
  if (first) return first.document.seller;
  throw new Error('There is nothing known to write an invoice with');
}

async function buyerLines(tx: Tx, { order, seller }: Invoicing): Promise<string[]> {
  const { shipping_address: to } = order;
  if (to) return addressLines({ ...to, countryId: to.countryId ?? null }, countryIds[seller.country]);
  const { firstName, lastName } = await buyerOf(tx, order);
  return [`${firstName} ${lastName}`.trim()].filter(Boolean);
}

async function sumsOf(tx: Tx, what: ToIssue, order: OrderRow) {
  const { sellerId, changeId } = what;
  const original = await linesBought(tx, { ...what, changeId: null });
  const lines =
    changeId === null
      ? original
      : [...(await linesTaken(tx, sellerId, changeId)), ...(await linesBought(tx, what))];
  const bill = changeId === null ? order : await billOfChange(tx, sellerId, changeId);
  const shows = await findSoldEvents(tx, what.sellerId, [...new Set(lines.map(({ eventId }) => eventId))]);
  const names = new Map(
    shows.map(({ eventId, artistName, name }) => [
      eventId,
      [artistName, name].filter((each, index, all) => each && all.indexOf(each) === index).join(': '),
    ]),
  );
  const sums = invoiceSums({
    shippingCents: bill.shipping_cents,
    planFeeCents: bill.plan_fee_cents,
    lines: lines.map(({ eventId, text, ...line }) => ({
      ...line,
      text: [names.get(eventId), text].filter(Boolean).join(', '),
    })),
    bought: original.map(({ includedPpm: ppm, includedTaxesCents: taxCents }) => ({ ppm, taxCents })),
  });
  if (sums.totalCents !== bill.total_cents) {
    throw new Error(`An invoice of ${sums.totalCents} for ${bill.total_cents}`);
  }
  return sums;
}

export async function composeInvoice(tx: Tx, what: ToIssue, facts: Invoicing): Promise<InvoiceDocument> {
  const { seller, order, first, year, number, now } = facts;
  const prefix = seller.invoices?.prefix;
  const sums = await sumsOf(tx, what, order);
  return {
    number: invoiceNumber({ year, number, prefix }),
    amends: first?.document.number,
    seller: sellerOf(facts),
    buyer: { lines: await buyerLines(tx, facts), email: order.email },
    orderNumber: orderNumber(order.unique_id),
    orderedDay: dayInZone(order.created_at, seller.timeZone),
    issuedDay: dayInZone(now, seller.timeZone),
    taxName: sums.addedTaxesCents === 0 ? seller.taxName : invoiceMessages.addedTax,
    ...sums,
  };
}
