// Two days before a series closes: the last chance to change a request.
import { greeting } from '../../accounts/index.ts';
import type { ClosingSeries } from '../../catalogue/index.ts';
import { letterParts, queueMail, timesOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { RequestRow } from '../request-store.ts';
import { requestUrl } from './request-facts.ts';

const { paragraph, button, note } = letterParts;

export async function queueSeriesClosing(
  tx: Tx,
  customer: { email: string; first_name: string },
  { from, series, request }: { from: Letterhead; series: ClosingSeries; request: RequestRow },
  now: Date,
): Promise<void> {
  const when = timesOf(from).formatDateTime(series.closesAt);
  await queueMail(
    tx,
    {
      kind: 'request-closing',
      from,
      to: customer.email,
      subject: `${series.name} closes on ${when}`,
      headline: 'Your request closes soon',
      preview: `Until then you can change your request ${request.number}.`,
      parts: [
        greeting(customer.first_name),
        paragraph`Requests for ${series.name} close on ${when}. Until then you can add shows to your request ${request.number}, change what you ask for, or delete it. If all is as you want it, there is nothing to do.`,
        button('See your request', requestUrl(from.origin, request)),
        note`When you asked makes no difference: everybody whose request is there when the series closes has the same chance.`,
      ],
    },
    now,
  );
}
