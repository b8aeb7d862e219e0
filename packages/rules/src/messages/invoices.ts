import { spoken } from '../language/spoken.ts';
import type { InvoiceKind } from '../invoices/invoice-kind.ts';

const names: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', 'credit-note': 'Credit note' };

export const invoiceMessages = spoken('invoices', {
  name: (kind: InvoiceKind) => names[kind],
  numbered: (kind: InvoiceKind, number: string) => `${names[kind]} ${number}`,
  heading: 'Invoices',
  /** What a link says that a page reads aloud. */
  download: (kind: InvoiceKind, number: string) => `${names[kind]} ${number} (PDF)`,
  issued: 'Issued',
  belongsTo: (number: string) => `Belongs to invoice ${number}`,
  order: (number: string, day: string) => `Order ${number} of ${day}`,
  billedTo: 'Billed to',
  taxNumber: (number: string) => `Tax number ${number}`,
  what: 'Description',
  quantity: 'Quantity',
  amount: 'Amount',
  addedTax: 'Tax',
  total: 'Total',
  rate: (tax: string) => `${tax} rate`,
  net: 'Net',
  tax: (tax: string) => tax,
  gross: 'Gross',
});
