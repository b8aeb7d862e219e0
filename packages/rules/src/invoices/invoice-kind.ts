export type InvoiceKind = 'invoice' | 'credit-note';
