import type { InvoiceSums } from './invoice-sums.ts';

/** All that stands on an invoice or a credit note, as it was when it was issued. */
export interface InvoiceDocument extends InvoiceSums {
  number: string;
  /** The invoice that a later document belongs to. */
  amends?: string | undefined;
  seller: { name: string; address: string[]; taxNumber: string | null; note: string | null };
  buyer: { lines: string[]; email: string };
  orderNumber: string;
  /** Days by the seller's own clock. */
  orderedDay: string;
  issuedDay: string;
  /** What its tax is called. */
  taxName: string;
}
