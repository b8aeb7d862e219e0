import { letterParts, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import { listPage, writeLetter } from './waiting-letter.ts';
import type { LetterNeeds } from './waiting-letter.ts';

const { paragraph, facts, button } = letterParts;

/** An offer ran out; the second one ends the waiting. */
export const queueLapsedLetter = (
  tx: Tx,
  needs: LetterNeeds,
  { entry, isOff }: { entry: EntryRow; isOff: boolean },
  now: Date,
): Promise<void> =>
  writeLetter(
    tx,
    needs,
    entry,
    {
      isOff,
      words: ({ show, when, wish, from }) => {
        const page = listPage(from, entry.outlet_event_id);
        return {
          kind: 'waiting-lapsed',
          about: `waiting ${entry.entry_id}`,
          subject: isOff ? said`You are off the waiting list: ${show}` : said`Your offer has ended: ${show}`,
          headline: isOff ? said`You are off the waiting list` : said`Your offer has ended`,
          preview: said`The tickets went to the next one.`,
          parts: [
            isOff
              ? paragraph`Two offers for ${show} ran out, so you are off the list. If you still want to come, join again.`
              : paragraph`The time of your offer for ${show} ran out, and the tickets went to the next one. You keep your place on the list; after a second offer that runs out you leave it.`,
            facts([['You wait for', wish], ...when]),
            isOff ? button('Join again', page) : button('See your place', page),
          ],
        };
      },
    },
    now,
  );
