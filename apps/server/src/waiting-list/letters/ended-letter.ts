import { letterParts, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import { writeLetter } from './waiting-letter.ts';
import type { LetterNeeds } from './waiting-letter.ts';

const { paragraph, facts } = letterParts;

/** The sale is over, or the show does not take place: the one letter for everybody who still waited. */
export const queueEndedLetter = (tx: Tx, needs: LetterNeeds, entry: EntryRow, now: Date): Promise<void> =>
  writeLetter(
    tx,
    needs,
    entry,
    {
      isOff: true,
      words: ({ show, when, wish, facts: { show: event } }) => ({
        kind: 'waiting-ended',
        about: `waiting ${entry.entry_id}`,
        subject: said`The waiting list is over: ${show}`,
        headline: said`The waiting list is over`,
        preview: said`Nothing was charged, and you need do nothing.`,
        parts: [
          event.isCanceled
            ? paragraph`${show} does not take place, so its waiting list is over.`
            : paragraph`The sale for ${show} has ended, and with it the waiting list. No tickets that fit your wish came back in time.`,
          facts([['You waited for', wish], ...when]),
          paragraph`Nothing was charged, and you need do nothing.`,
        ],
      }),
    },
    now,
  );
