import { letterParts, said } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import { listPage, writeLetter } from './waiting-letter.ts';
import type { LetterNeeds } from './waiting-letter.ts';

const { paragraph, facts, button } = letterParts;

/** WAIT-06: who had offered the tickets back keeps them. */
export const queueWithdrawnLetter = (tx: Tx, needs: LetterNeeds, entry: EntryRow, now: Date): Promise<void> =>
  writeLetter(
    tx,
    needs,
    entry,
    {
      words: ({ show, when, wish, from }) => ({
        kind: 'waiting-withdrawn',
        about: `waiting ${entry.entry_id}`,
        subject: said`Your offer has ended: ${show}`,
        headline: said`Your offer has ended`,
        preview: said`You keep your place on the list.`,
        parts: [
          paragraph`The tickets for ${show} that we offered to you came from another customer, who keeps them now. We are sorry. You keep your place on the list, and we write when it is your turn again.`,
          facts([['You wait for', wish], ...when]),
          button('See your place', listPage(from, entry.outlet_event_id)),
        ],
      }),
    },
    now,
  );
