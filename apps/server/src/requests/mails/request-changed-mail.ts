// OPS-43: a request was changed; whoever did not do it learns of it.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, queueMail, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { Changed } from '../change-request.ts';
import type { WritingContext } from '../request-needs.ts';
import { eventFacts, requestFacts, requestUrl } from './request-facts.ts';

const { paragraph, button, facts, note } = letterParts;

const whatChanged = {
  'event-added': () => said`An event was added to your request.`,
  lines: () => said`The tickets that you ask for were changed.`,
  shipping: () => said`The shipping address of your request was changed.`,
  payment: () => said`The payment of your request was changed.`,
} as const;

async function writeRequestChanged(
  tx: Tx,
  { customer, from, now }: WritingContext,
  { after }: Pick<Changed, 'after'>,
  what: keyof typeof whatChanged,
): Promise<void> {
  const { number, series, eventRequests } = after;
  await queueMail(
    tx,
    {
      kind: 'request-changed',
      from,
      to: customer.email,
      subject: said`Your request ${number} was changed: ${ownWords(series.name)}`,
      headline: said`Your request was changed`,
      preview: whatChanged[what](),
      parts: [
        greeting(customer.first_name),
        paragraph`${whatChanged[what]()} This is how it stands now; nothing was charged.`,
        ...eventRequests.map((each) => facts(eventFacts(each, from))),
        facts(requestFacts(after, from)),
        button('See your request', requestUrl(from.origin, after)),
        note`If you did not do this, please change your password and write to us.`,
      ],
    },
    now,
  );
}

export const queueRequestChanged: typeof writeRequestChanged = (tx, ...told) =>
  speakToBuyer(tx, { language: told[0].customer.language, outlet_id: told[0].from.outletId }, () =>
    writeRequestChanged(tx, ...told),
  );
