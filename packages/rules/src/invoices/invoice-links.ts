/** Where invoices are at every outlet's host; an unguessable id follows. Whoever has such an address may read it. */
export const INVOICE_PATH = '/invoice/';

export const invoicePath = (uuid: string): string => `${INVOICE_PATH}${uuid}`;
