// MONEY-05: writes the invoices and credit notes that wait, one transaction each: number, document and letter, or nothing.
import { randomUUID } from 'node:crypto';
import { dayInZone } from '@stagedoor/rules/time/day-in-zone';
import { required } from '@stagedoor/rules/values/required';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { speakToBuyer } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { taxingOf } from '../../sellers/index.ts';
import { queueInvoiceIssued } from '../mails/invoice-mail.ts';
import { findOrder } from '../order-store.ts';
import { composeInvoice } from './compose-invoice.ts';
import { claim, findFirstInvoice, findToIssue, insertInvoice, takeNumber } from './invoice-store.ts';
import type { ToIssue } from './invoice-store.ts';

interface InvoiceNeeds {
  db: Db;
  log: Logger;
  publicAddress: PublicAddress;
}

const BATCH = 200;

async function issue(tx: Tx, { publicAddress }: InvoiceNeeds, what: ToIssue, now: Date): Promise<void> {
  const { sellerId, orderId, changeId } = what;
  const first = changeId === null ? undefined : await findFirstInvoice(tx, what);
  // An order's own comes first: what could not be written yet is not amended.
  if (changeId !== null && !first) return;
  if (!(await claim(tx, what))) return;
  const order = required(await findOrder(tx, sellerId, { id: orderId }), 'order that wants an invoice');
  const seller = required(await taxingOf(tx, sellerId), 'seller of an order');
  const day = dayInZone(now, seller.timeZone);
  const year = Number(day.slice(0, 4));
  const number = await takeNumber(tx, sellerId, year);
  const facts = { seller, order, first, number, year, now };
  const document = await speakToBuyer(tx, order, () => composeInvoice(tx, what, facts));
  const { totalCents } = document;
  const row = {
    seller_id: sellerId,
    year,
    number,
    invoice_uuid: randomUUID(),
    kind: totalCents < 0 ? ('credit-note' as const) : ('invoice' as const),
    order_id: orderId,
    change_id: changeId,
    currency: order.currency,
    total_cents: totalCents,
    issued_at: now,
    issued_day: day,
    document,
  };
  await insertInvoice(tx, row);
  await queueInvoiceIssued(tx, { order, invoice: row, publicAddress }, now);
}

/** Every node runs it. One that cannot be written keeps no other from being written, and stays until it can. */
export async function issueInvoices(needs: InvoiceNeeds, now: Date, stopping?: AbortSignal): Promise<void> {
  const { db, log } = needs;
  let batch = await findToIssue(db, undefined, BATCH);
  while (batch.length > 0) {
    for (const what of batch) {
      if (stopping?.aborted) return;
      try {
        await inTransaction(db, (tx) => issue(tx, needs, what, now));
      } catch (error) {
        log.error({ err: error, order: what.orderId }, 'an invoice could not be issued');
      }
    }
    batch = await findToIssue(db, batch.at(-1), BATCH);
  }
}
