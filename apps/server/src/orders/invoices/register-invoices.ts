// Where invoices are read: whoever has the address may, and nobody else finds it.
import { INVOICE_PATH } from '@stagedoor/rules/invoices/invoice-links';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { required } from '@stagedoor/rules/values/required';
import { textOf } from '@stagedoor/rules/values/text-of';
import type { FastifyInstance } from 'fastify';
import { speakToBuyer } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import type { OutletDirectory } from '../../sellers/index.ts';
import { findInvoice } from './invoice-store.ts';
import { findOrder } from '../order-store.ts';
import { invoicePdf } from './invoice-pdf.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function registerInvoices(
  http: FastifyInstance,
  { db, directory }: { db: Db; directory: OutletDirectory },
): void {
  http.get(`${INVOICE_PATH}:uuid`, async (request, reply) => {
    const uuid = textOf(recordOf(request.params).uuid);
    const home = await directory.atPage(hostnameOf(request.host));
    const invoice = home && UUID.test(uuid) ? await findInvoice(db, home.sellerId, uuid) : undefined;
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer');
    if (!invoice)
      return reply.status(404).type('text/plain; charset=utf-8').send('There is no invoice here.');
    const wanted = await findOrder(db, invoice.seller_id, { id: invoice.order_id });
    const order = required(wanted, 'order of an invoice');
    const name = `${invoice.kind}-${invoice.document.number}.pdf`.replaceAll(/[^\w.-]/g, '_');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await speakToBuyer(db, order, () => invoicePdf(invoice)));
  });
}
