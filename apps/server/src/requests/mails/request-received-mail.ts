// OPS-43: a request has arrived, with everything that was asked for and the way to its receipt.
import { ownWords } from '@stagedoor/rules/language/own-words';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, queueMail, timesOf, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { WritingContext } from '../request-needs.ts';
import { eventFacts, requestFacts, requestUrl } from './request-facts.ts';

const { paragraph, button, facts, note } = letterParts;

async function writeRequestReceived(
  tx: Tx,
  { customer, from, now }: WritingContext,
  request: SeriesRequest,
): Promise<void> {
  const { number, series, eventRequests } = request;
  const receipt = `${requestUrl(from.origin, request)}/receipt/${firstOf(eventRequests).uuid}`;
  await queueMail(
    tx,
    {
      kind: 'request-received',
      from,
      to: customer.email,
      subject: said`Your request ${number}: ${ownWords(series.name)}`,
      headline: said`We have your request`,
      preview: said`It is not awarded yet, and nothing was charged.`,
      parts: [
        greeting(customer.first_name),
        paragraph`Thank you for your request. Its number is ${number}. Tickets are not awarded yet, and nothing was charged: your card is charged only if you get tickets, and never more than the total below.`,
        ...eventRequests.map((each) => facts(eventFacts(each, from))),
        facts(requestFacts(request, from)),
        button('See your request', receipt),
        series.closedDate
          ? note`You can add shows, change or delete your request until ${timesOf(from).formatDateTime(series.closedDate)}.`
          : note`You can add shows, change or delete your request.`,
      ],
    },
    now,
  );
}

export const queueRequestReceived: typeof writeRequestReceived = (tx, ...told) =>
  speakToBuyer(tx, { language: told[0].customer.language, outlet_id: told[0].from.outletId }, () =>
    writeRequestReceived(tx, ...told),
  );
