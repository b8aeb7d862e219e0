import { letterParts, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import { listPage, writeLetter } from './waiting-letter.ts';
import type { LetterNeeds } from './waiting-letter.ts';

const { paragraph, facts, button } = letterParts;

export const queueJoinedLetter = (tx: Tx, needs: LetterNeeds, entry: EntryRow, now: Date): Promise<void> =>
  writeLetter(
    tx,
    needs,
    entry,
    {
      words: ({ show, when, wish, from }) => ({
        kind: 'waiting-joined',
        about: `waiting ${entry.entry_id}`,
        subject: said`You are on the waiting list: ${show}`,
        headline: said`You are on the waiting list`,
        preview: said`We write to you when tickets for ${show} come back and it is your turn.`,
        parts: [
          paragraph`Tickets for ${show} come back now and then. Who joined first is asked first, and nobody can say whether enough come back.`,
          facts([['You wait for', wish], ...when]),
          button('See your place', listPage(from, entry.outlet_event_id)),
        ],
      }),
    },
    now,
  );
