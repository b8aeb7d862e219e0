// A code in a letter: what it does, where it holds and until when. It stands in the text alone, never in the subject.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { termsText } from '@stagedoor/rules/codes/terms-text';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { labels } from '@stagedoor/rules/messages/labels';
import { greeting } from '../accounts/index.ts';
import { officeEvents } from '../catalogue/index.ts';
import { letterheadOf, letterParts, queueMail, said, speakTo, timesOf } from '../mail/index.ts';
import type { Letterhead } from '../mail/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import { outletCache } from '../sellers/index.ts';
import type { SetRow } from './code-store.ts';
import { codeTerms } from './good-code.ts';
import type { TermsRow } from './good-code.ts';

const { paragraph, facts, button, note } = letterParts;

type Show = NonNullable<Awaited<ReturnType<typeof officeEvents.find>>>;
type ToldSet = TermsRow & Pick<SetRow, 'seller_id' | 'opens' | 'ends_at'>;

interface CodeLetter {
  set: ToldSet;
  code: string;
  outletId: number;
  to: string;
  /** What the record says that it is about. */
  about: string;
}

/** The one show that it is for, where it is for one. */
async function showOf(tx: Tx, { seller_id, event_ids }: ToldSet): Promise<Show | undefined> {
  const [eventId, ...others] = event_ids ?? [];
  return eventId === undefined || others.length > 0 ? undefined : officeEvents.find(tx, seller_id, eventId);
}

function factsOf({ set, code }: CodeLetter, show: Show | undefined, from: Letterhead) {
  const { formatDateTime } = timesOf(from);
  return facts([
    ['Code', code],
    ...(show ? [[labels.event, ownWords(show.name)] as const] : []),
    ...(show?.startsAt ? [[labels.showDate, formatDateTime(show.startsAt)] as const] : []),
    ...(set.ends_at ? [['Good until', formatDateTime(set.ends_at)] as const] : []),
  ]);
}

export async function queueCodeLetter(
  tx: Tx,
  { publicAddress }: { publicAddress: PublicAddress },
  letter: CodeLetter,
  now: Date,
): Promise<void> {
  const { set, code, outletId, to, about } = letter;
  const outlet = await outletCache(tx).get(outletId);
  const show = await showOf(tx, set);
  await speakTo({}, outlet, async () => {
    const from = letterheadOf(outlet, publicAddress(outlet));
    const does = termsText({ opens: set.opens !== null, takesOff: codeTerms(set).takesOff }, from.currency);
    const link = show ? `${from.origin}/event/${show.id}?code=${encodeURIComponent(code)}` : from.origin;
    await queueMail(
      tx,
      {
        kind: 'code-handed-out',
        about,
        from,
        to,
        // Whoever reads letters afterwards has no business with what it is worth.
        isSecret: true,
        subject: show ? said`A code for you: ${ownWords(show.name)}` : said`A code for you`,
        headline: said`A code for you`,
        preview: does,
        parts: [
          greeting(''),
          paragraph`${does}`,
          factsOf(letter, show, from),
          button(show ? 'Use the code' : 'To the shop', link),
          note`Type it at the event, at “${codeMessages.field}”. Capitals do not matter.`,
        ],
      },
      now,
    );
  });
}
