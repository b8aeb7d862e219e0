// What an outlet's letters say: the latest real one of a kind, or how one would read, in words that are being tried.
import { openingLines } from '@stagedoor/rules/letters/letter-wording';
import type { LetterWording } from '@stagedoor/rules/letters/letter-wording';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { WriteSample } from '../../office/index.ts';
import { composeLetter } from '../compose-letter.ts';
import type { MailRow } from '../mail-store.ts';
import { sampleLetter } from '../sample-letter.ts';
import { numberIn, wordSubject } from '../word-letter.ts';
import '../tables.ts';

/** How many of each kind an outlet has written, and when last. */
export async function writtenByKind(
  db: Db,
  sellerId: number,
  outletId: number,
): Promise<Map<string, { written: number; lastAt: Date }>> {
  const { rows } = await sql<{ kind: string; written: number; lastAt: Date }>`
    select kind, count(*)::int as written, max(created_at) as "lastAt" from mails
    where seller_id = ${sellerId} and outlet_id = ${outletId} group by kind`.execute(db);
  return new Map(rows.map(({ kind, ...counted }) => [kind, counted]));
}

/** The latest that is still kept, of this outlet rather than of another one of the seller. */
async function latestOf(
  db: Db,
  { sellerId, outletId, kind }: { sellerId: number; outletId: number; kind: string },
): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    select * from mails where seller_id = ${sellerId} and kind = ${kind} and plain_text is not null and not is_secret
    order by outlet_id = ${outletId} desc, created_at desc limit 1`.execute(db);
  return rows[0];
}

interface LetterPreview {
  subject: string;
  text: string;
  /** Whose letter it is in truth: `order Z4100000114`. */
  about: string | undefined;
  /** None of the kind was written so far: this is how one would read. */
  isSample: boolean;
}

/** The text without what was put in front of it then, and with what would be now. */
function reword({ plain_text, opening }: MailRow, lines: readonly string[]): string {
  const own = opening === null ? plain_text! : plain_text!.replace(`${opening}\n\n`, () => '');
  const [headline = '', greeting = '', ...rest] = own.split('\n\n');
  return [headline, greeting, ...lines, ...rest].join('\n\n');
}

interface Place {
  sellerId: number;
  outletId: number;
  kind: string;
  /** The shop's name. */
  name: string;
  now: Date;
  write: WriteSample | undefined;
}

/** As it would be written now, about the latest thing that is there. */
async function previewSample(
  db: Db,
  { kind, write, ...place }: Place,
  wording: LetterWording,
): Promise<LetterPreview | undefined> {
  const mail = write && (await sampleLetter(db, (tx) => write(tx, place)));
  if (!mail) return undefined;
  const { subject, text } = composeLetter({ ...mail.from, wordings: { [kind]: wording } }, mail);
  return { subject, text, about: mail.about, isSample: true };
}

export async function previewLetter(
  db: Db,
  place: Place,
  wording: LetterWording,
): Promise<LetterPreview | undefined> {
  const { name: shop } = place;
  const mail = await latestOf(db, place);
  if (!mail) return previewSample(db, place, wording);
  const facts = { subject: mail.own_subject ?? mail.subject, shop, number: numberIn(mail.about) };
  return {
    subject: wordSubject(wording, facts),
    text: reword(mail, openingLines(wording.opening, facts)),
    about: mail.about ?? undefined,
    isSample: false,
  };
}
