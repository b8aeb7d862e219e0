// OPS-43: a request was changed; whoever did not do it learns of it.
import { greeting } from '../../accounts/index.ts';
import { letterParts, queueMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { Changed } from '../change-request.ts';
import type { WritingContext } from '../request-needs.ts';
import { eventFacts, requestFacts, requestUrl } from './request-facts.ts';

const { paragraph, button, facts, note } = letterParts;

const whatChanged = {
  'event-added': 'An event was added to your request.',
  lines: 'The tickets that you ask for were changed.',
  shipping: 'The shipping address of your request was changed.',
  payment: 'The payment of your request was changed.',
} as const;

export async function queueRequestChanged(
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
      subject: `Your request ${number} was changed: ${series.name}`,
      headline: 'Your request was changed',
      preview: whatChanged[what],
      parts: [
        greeting(customer.first_name),
        paragraph`${whatChanged[what]} This is how it stands now; nothing was charged.`,
        ...eventRequests.map((each) => facts(eventFacts(each, from))),
        facts(requestFacts(after, from)),
        button('See your request', requestUrl(from.origin, after)),
        note`If you did not do this, please change your password and write to us.`,
      ],
    },
    now,
  );
}
