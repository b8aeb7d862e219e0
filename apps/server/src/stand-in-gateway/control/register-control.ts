// For tests and demonstrations: the fault switches, the books, and the decision about what is held.
import type { FastifyInstance } from 'fastify';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { html } from '../form/html.ts';
import { idOf } from '../api/reading.ts';
import type { RouteOptions } from '../route-options.ts';
import { clearFaults, faultKinds, setFault } from '../store/fault-store.ts';
import type { Fault } from '../store/fault-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { readBooks } from './books.ts';
import type { BookEntry } from './books.ts';
import { decide } from './decide.ts';
import { decideDispute, disputeCharge, disputeIn } from './dispute.ts';

const SHOWN = 50;

function isFault(value: unknown): value is Fault {
  return isOneOf(faultKinds, recordOf(value).kind);
}

const decisions = ({ status, transactionId }: BookEntry) =>
  status === 'held' &&
  html`<form method="post" action="/control/decide">
    <input type="hidden" name="id" value="${transactionId}" />
    <button name="approve" value="yes">Approve</button>
    <button class="quiet" name="approve" value="no">Decline</button>
  </form>`;

const row = (entry: BookEntry) =>
  html`<tr>
    <td>${entry.transactionId}</td>
    <td>${entry.kind}</td>
    <td>${entry.status} ${decisions(entry)}</td>
    <td>${formatMoney(entry.amountCents, entry.currency)}</td>
    <td>ending in ${entry.lastFour}</td>
    <td>${entry.invoice}</td>
  </tr>`;

const booksPage = (entries: BookEntry[]): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The stand-in gateway's books</title>
        <link rel="stylesheet" href="/customer/form.css" />
      </head>
      <body>
        <main>
          <h1>The stand-in gateway's books</h1>
          <p>No money moves here. A charge that is held waits for your decision.</p>
          <table>
            <thead>
              <tr>
                <th>Transaction</th>
                <th>Kind</th>
                <th>Status</th>
                <th>Amount</th>
                <th>Card</th>
                <th>Reference</th>
              </tr>
            </thead>
            <tbody>
              ${entries.map(row)}
            </tbody>
          </table>
        </main>
      </body>
    </html>`.text;

export function registerControl(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  const { db } = needs;
  app.post('/control/faults', options, async (request, reply) => {
    const fault: unknown = JSON.parse(textOf(request.body));
    if (!isFault(fault)) return reply.status(400).send({ kinds: faultKinds });
    await setFault(db, fault);
    return reply.status(204).send();
  });
  app.delete('/control/faults', options, async (_request, reply) => {
    await clearFaults(db);
    return reply.status(204).send();
  });
  app.get('/control/transactions', options, async () => ({ transactions: await readBooks(db) }));
  app.post('/control/decide', options, async (request, reply) => {
    const given: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    const { id, approve } = recordOf(given);
    const decided = await decide(needs, idOf(id), approve === true || approve === 'yes');
    if (typeof request.body !== 'string') return reply.redirect('/', 303);
    return reply.status(decided ? 200 : 404).send({ status: decided?.status });
  });
  app.post('/control/dispute', options, async (request, reply) => {
    const { id, end, wanted } = disputeIn(JSON.parse(textOf(request.body)));
    const dispute = end ? await decideDispute(needs, id, end) : await disputeCharge(needs, id, wanted);
    return reply.status(dispute === undefined ? 404 : 200).send({ dispute });
  });
  app.get('/', options, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; form-action 'self'")
      .send(booksPage(await readBooks(db, SHOWN))),
  );
}
