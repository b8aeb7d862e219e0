import type { Order } from '@stagedoor/contract/entities/order';
import { invoicePath } from '@stagedoor/rules/invoices/invoice-links';
import type { InvoiceRow } from './invoice-store.ts';

/** What a customer is told of an order's invoices; nothing where there are none. */
export function describeInvoices(invoices: readonly InvoiceRow[] = []): Order['invoices'] {
  if (invoices.length === 0) return undefined;
  return invoices.map(({ kind, document, issued_day, invoice_uuid }) => ({
    number: document.number,
    kind,
    day: issued_day,
    path: invoicePath(invoice_uuid),
  }));
}
