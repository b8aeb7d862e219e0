import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { findLetters } from './find-letters.ts';
import { previewLetter, writtenByKind } from './letter-templates.ts';
import { countMatching, readMails } from './read-mails.ts';
import { writtenOn } from './written-on.ts';

/** Whether the last letter about something came back, as a piece of a statement. */
const cameBack = (sellerId: number, about: RawBuilder<unknown>): RawBuilder<boolean> => sql`coalesce((
  select m.state = 'dead' from mails m where m.seller_id = ${sellerId} and m.about = ${about}
  order by m.created_at desc limit 1), false)`;

/** The outbox as the box office lists it. */
export const officeMails = {
  read: readMails,
  find: findLetters,
  count: countMatching,
  cameBack,
  writtenByKind,
  writtenOn,
  preview: previewLetter,
};
