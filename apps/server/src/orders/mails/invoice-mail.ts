import type { InvoiceDocument } from '@stagedoor/rules/invoices/invoice-document';
import type { InvoiceKind } from '@stagedoor/rules/invoices/invoice-kind';
import { invoicePath } from '@stagedoor/rules/invoices/invoice-links';
import { kindBesides } from '@stagedoor/rules/letters/letter-table';
import { invoiceMessages } from '@stagedoor/rules/messages/invoices';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterheadOf, letterParts, queueMail, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { OrderRow } from '../order-store.ts';

const { paragraph, button, facts } = letterParts;

interface Issued {
  order: OrderRow;
  invoice: {
    kind: InvoiceKind;
    invoice_uuid: string;
    document: Pick<InvoiceDocument, 'number' | 'orderNumber' | 'issuedDay' | 'totalCents'>;
  };
  publicAddress: PublicAddress;
}

const letterOf: Readonly<Record<InvoiceKind, string>> = {
  invoice: kindBesides('an invoice is issued'),
  'credit-note': kindBesides('a credit note is issued'),
};

/** With the way to the document, which is the letter's own: who has it needs no account. */
async function writeInvoiceIssued(
  tx: Tx,
  { order, invoice, publicAddress }: Issued,
  now: Date,
): Promise<void> {
  const { kind, invoice_uuid, document } = invoice;
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const { firstName } = await buyerOf(tx, order);
  const { number, orderNumber, issuedDay, totalCents } = document;
  const title = invoiceMessages.numbered(kind, number);
  const sum = formatMoney(totalCents, order.currency);
  await queueMail(
    tx,
    {
      kind: letterOf[kind],
      about: `order ${orderNumber}`,
      from,
      to: order.email,
      subject: said`${title}: order ${orderNumber}`,
      headline: title,
      preview: said`${sum} for order ${orderNumber}.`,
      parts: [
        greeting(firstName),
        kind === 'invoice'
          ? paragraph`Here is the invoice for your order ${orderNumber}. Nothing is left to do.`
          : paragraph`Something of your order ${orderNumber} was given back. Here is the credit note for it.`,
        facts([
          [invoiceMessages.issued, formatCalendarDate(`${issuedDay}T00:00:00Z`)],
          [labels.total, sum],
        ]),
        button(
          kind === 'invoice' ? 'Download the invoice' : 'Download the credit note',
          from.origin + invoicePath(invoice_uuid),
        ),
      ],
    },
    now,
  );
}

export const queueInvoiceIssued: typeof writeInvoiceIssued = (tx, ...told) =>
  speakToBuyer(tx, told[0].order, () => writeInvoiceIssued(tx, ...told));
