import type { LetterSamples, WriteSample } from '../../office/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import { factsOfEvent, withFees } from '../facts-of-event.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';
import { queueEndedLetter } from './ended-letter.ts';
import { queueJoinedLetter } from './joined-letter.ts';
import { queueLapsedLetter } from './lapsed-letter.ts';
import { queueOfferLetter } from './offer-letter.ts';
import { queueWithdrawnLetter } from './withdrawn-letter.ts';
import { NO_SAMPLE_ID, sampleEntry } from './sample-entry.ts';

/** As they would read for somebody who waits for two tickets of a show of the outlet. */
export function waitingSamples(needs: WaitingNeeds): LetterSamples {
  const sample =
    (write: (tx: Tx, entry: EntryRow, now: Date) => Promise<void>): WriteSample =>
    async (tx, place) => {
      const entry = await sampleEntry(tx, place);
      if (entry) await write(tx, entry, place.now);
    };
  return {
    'waiting-joined': sample((tx, entry, now) => queueJoinedLetter(tx, needs, entry, now)),
    'waiting-offer': sample(async (tx, entry, now) => {
      const facts = await factsOfEvent(tx, { sellerId: entry.seller_id, eventId: entry.outlet_event_id });
      const [level] = facts?.levels.values() ?? [];
      if (!facts || !level) return;
      const offer = {
        seller_id: entry.seller_id,
        offer_uuid: NO_SAMPLE_ID,
        outlet_event_id: entry.outlet_event_id,
        entry_id: entry.entry_id,
        price_level_id: level.levelId,
        ticket_ids: [1, 2],
        price_cents: withFees(level),
        return_id: null,
      };
      await queueOfferLetter(tx, needs, { entry, offer, facts, notBefore: now }, now);
    }),
    'waiting-lapsed': sample((tx, entry, now) => queueLapsedLetter(tx, needs, { entry, isOff: false }, now)),
    'waiting-withdrawn': sample((tx, entry, now) => queueWithdrawnLetter(tx, needs, entry, now)),
    'waiting-ended': sample((tx, entry, now) => queueEndedLetter(tx, needs, entry, now)),
  };
}
