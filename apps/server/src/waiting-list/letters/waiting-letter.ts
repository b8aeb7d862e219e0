// What all letters of a waiting list have in common: whom they go to, in which language, and how to leave.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { findCustomer, greeting } from '../../accounts/index.ts';
import { letterheadOf, letterParts, queueMail, speakTo, timesOf } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';
import type { EntryRow } from '../entry-store.ts';
import { factsOfEvent } from '../facts-of-event.ts';
import type { EventFacts } from '../facts-of-event.ts';
import { NO_SAMPLE_ID, SAMPLE_READER } from './sample-entry.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

export type LetterNeeds = Pick<WaitingNeeds, 'publicAddress'>;

/** What a letter may tell of. */
export interface Told {
  facts: EventFacts;
  from: Letterhead;
  show: string;
  /** When and where. */
  when: readonly (readonly [string, string])[];
  /** `2 tickets, Standing deck or Terrace, at most $80.00 each.` */
  wish: string;
}

type Words = Pick<NewMail, 'kind' | 'subject' | 'headline' | 'preview' | 'parts' | 'about' | 'notBefore'>;

export const listPage = ({ origin }: Letterhead, eventId: number): string =>
  `${origin}/waitinglist/${eventId}`;

const leavePage = ({ origin }: Letterhead, { link_uuid }: EntryRow): string =>
  `${origin}/waitinglist/leave/${link_uuid}`;

function tell(facts: EventFacts, from: Letterhead, entry: EntryRow): Told {
  const { show, levels } = facts;
  const names = entry.level_ids.flatMap((id) => ownWords(levels.get(id)?.levelName) ?? []);
  const venue = show.venue && [show.venue.name, show.venue.city].filter(Boolean).join(', ');
  return {
    facts,
    from,
    show: ownWords(show.name),
    when: [
      ...(show.startsAt ? [['Date', timesOf(from).formatDateTime(show.startsAt, show.venue)] as const] : []),
      ...(venue ? [['Venue', venue] as const] : []),
    ],
    wish: waitingListMessages.wish(
      entry.quantity,
      waitingListMessages.or(names),
      formatMoney(entry.most_cents, from.currency),
    ),
  };
}

/** Of one that only shows how a letter reads, nobody. */
function readerOf(tx: Tx, { seller_id, user_id, link_uuid }: EntryRow) {
  if (link_uuid === NO_SAMPLE_ID) return SAMPLE_READER;
  return user_id === null ? undefined : findCustomer(tx, seller_id, user_id);
}

/** WAIT-07: every letter to somebody who waits says how to leave. */
export async function writeLetter(
  tx: Tx,
  { publicAddress }: LetterNeeds,
  entry: EntryRow,
  { known, words, isOff = false }: { known?: EventFacts; words: (told: Told) => Words; isOff?: boolean },
  now: Date,
): Promise<void> {
  const { seller_id: sellerId, outlet_event_id: eventId, outlet_id: outletId } = entry;
  const customer = await readerOf(tx, entry);
  const facts = known ?? (await factsOfEvent(tx, { sellerId, eventId }));
  if (!customer || !facts) return;
  const outlet = await outletCache(tx).get(outletId);
  await speakTo(customer, outlet, async () => {
    const from = letterheadOf(outlet, publicAddress(outlet));
    const { parts, ...told } = words(tell(facts, from, entry));
    const leaving = letterParts.note`You wait for ${ownWords(facts.show.name)} no longer? ${letterParts.link('Leave with one click', leavePage(from, entry))}`;
    await queueMail(
      tx,
      {
        ...told,
        from,
        to: customer.email,
        parts: [greeting(customer.first_name), ...parts, ...(isOff ? [] : [leaving])],
      },
      now,
    );
  });
}
