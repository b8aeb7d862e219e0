// Two days before a series closes: the last chance to change a request.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import type { ClosingSeries } from '../../catalogue/index.ts';
import { letterParts, queueMail, timesOf, said } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { RequestRow } from '../request-store.ts';
import { requestUrl } from './request-facts.ts';

const { paragraph, button, note } = letterParts;

async function writeSeriesClosing(
  tx: Tx,
  customer: { email: string; first_name: string; language?: string | null },
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
      subject: said`${ownWords(series.name)} closes on ${when}`,
      headline: said`Your request closes soon`,
      preview: said`Until then you can change your request ${request.number}.`,
      parts: [
        greeting(customer.first_name),
        paragraph`Requests for ${ownWords(series.name)} close on ${when}. Until then you can add shows to your request ${request.number}, change what you ask for, or delete it. If all is as you want it, there is nothing to do.`,
        button('See your request', requestUrl(from.origin, request)),
        note`When you asked makes no difference: everybody whose request is there when the series closes has the same chance.`,
      ],
    },
    now,
  );
}

export const queueSeriesClosing: typeof writeSeriesClosing = (tx, ...told) =>
  speakToBuyer(tx, { language: told[0].language, outlet_id: told[1].from.outletId }, () =>
    writeSeriesClosing(tx, ...told),
  );
