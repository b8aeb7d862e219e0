import { randomUUID } from 'node:crypto';
import type { InvoiceKind } from '@stagedoor/rules/invoices/invoice-kind';
import { invoiceNumber } from '@stagedoor/rules/invoices/invoice-number';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { OrderRow } from '../order-store.ts';
import { queueInvoiceIssued } from './invoice-mail.ts';

interface About {
  kind: InvoiceKind;
  order: OrderRow;
  publicAddress: PublicAddress;
}

/** The letter as it would read about an order that may have no invoice. */
export async function queueSampleInvoice(
  tx: Tx,
  { kind, order, publicAddress }: About,
  now: Date,
): Promise<void> {
  const issuedDay = (await ofSeller.times(tx, order.seller_id)).dayOf(now);
  const number = invoiceNumber({ year: Number(issuedDay.slice(0, 4)), number: 1 });
  const totalCents = kind === 'invoice' ? order.total_cents : -order.total_cents;
  const document = { number, orderNumber: orderNumber(order.unique_id), issuedDay, totalCents };
  const invoice = { kind, invoice_uuid: randomUUID(), document };
  await queueInvoiceIssued(tx, { order, invoice, publicAddress }, now);
}
