import type { InvoiceDocument } from '@stagedoor/rules/invoices/invoice-document';
import type { InvoiceKind } from '@stagedoor/rules/invoices/invoice-kind';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** MONEY-05: what was issued; it changes only by another. */
export interface InvoicesTable {
  seller_id: number;
  /** By the seller's own clock. */
  year: number;
  number: number;
  previous: GeneratedAlways<number | null>;
  /** Whoever knows it may read the document. */
  invoice_uuid: string;
  kind: InvoiceKind;
  order_id: number;
  /** What it is about besides the order as it was bought. */
  change_id: number | null;
  currency: Currency;
  total_cents: number;
  issued_at: Date;
  issued_day: string;
  document: ColumnType<InvoiceDocument, string, never>;
}

interface InvoicesToIssueTable {
  seller_id: number;
  order_id: number;
  change_id: number | null;
}

interface InvoiceYearsTable {
  seller_id: number;
  year: number;
  last_number: number;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    invoices: InvoicesTable;
    invoices_to_issue: InvoicesToIssueTable;
    invoice_years: InvoiceYearsTable;
  }
}
