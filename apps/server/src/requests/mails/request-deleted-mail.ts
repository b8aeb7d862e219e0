// OPS-43: an event request was deleted, and with the last one the whole request.
import { ownWords } from '@stagedoor/rules/language/own-words';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, queueMail, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { WritingContext } from '../request-needs.ts';
import { eventFacts, nameOf, requestUrl } from './request-facts.ts';

const { paragraph, button, facts, note } = letterParts;

interface Deletion {
  request: SeriesRequest;
  removed: readonly EventRequest[];
  /** What is left of it. */
  left: SeriesRequest | undefined;
}

async function writeRequestDeleted(
  tx: Tx,
  { customer, from, now }: WritingContext,
  { request, removed, left }: Deletion,
): Promise<void> {
  const { number, series } = request;
  const names = removed.map(nameOf).join(', ');
  const closing = left
    ? [
        paragraph`Your request ${number} goes on with its other events. The most that it can cost now is ${formatMoney(left.totals.totalCents, from.currency)}.`,
        button('See your request', requestUrl(from.origin, left)),
      ]
    : [
        paragraph`It was the last event of your request ${number}, so that is gone too. You may ask again while the series is open.`,
        button('See what is on', `${from.origin}/`),
      ];
  await queueMail(
    tx,
    {
      kind: 'request-deleted',
      from,
      to: customer.email,
      subject: said`Deleted from your request ${number}: ${names}`,
      headline: said`Your request was deleted`,
      preview: said`${ownWords(series.name)}: ${names}. Nothing was charged.`,
      parts: [
        greeting(customer.first_name),
        paragraph`This was deleted from your request, as you asked. Nothing was charged.`,
        ...removed.map((each) => facts(eventFacts(each, from))),
        ...closing,
        note`If you did not do this, please change your password and write to us.`,
      ],
    },
    now,
  );
}

export const queueRequestDeleted: typeof writeRequestDeleted = (tx, ...told) =>
  speakToBuyer(tx, { language: told[0].customer.language, outlet_id: told[0].from.outletId }, () =>
    writeRequestDeleted(tx, ...told),
  );
