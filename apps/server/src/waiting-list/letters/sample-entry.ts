import { eventPieces, officeEvents } from '../../catalogue/index.ts';
import type { SamplePlace } from '../../office/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { EntryRow } from '../entry-store.ts';
import { withFees } from '../facts-of-event.ts';

/** Opens nobody's offer and nobody's place. */
export const NO_SAMPLE_ID = 'sample';

export const SAMPLE_READER = {
  email: 'customer@example.com',
  first_name: '',
  language: null,
};

/** As if somebody waited for two tickets of a show of the outlet. */
export async function sampleEntry(tx: Tx, place: SamplePlace): Promise<EntryRow | undefined> {
  const { sellerId, outletId, now } = place;
  const eventId = await officeEvents.sample(tx, place);
  const levels =
    eventId === undefined ? [] : [...(await eventPieces.levelsNow(tx, sellerId, eventId)).values()];
  const [level] = levels;
  if (eventId === undefined || !level) return undefined;
  return {
    seller_id: sellerId,
    entry_id: 0,
    outlet_event_id: eventId,
    outlet_id: outletId,
    user_id: null,
    place: 1,
    quantity: 2,
    level_ids: [level.levelId],
    most_cents: withFees(level),
    state: 'waiting',
    link_uuid: NO_SAMPLE_ID,
    let_go: [],
    lapses: 0,
    skipped_at: null,
    joined_at: now,
    ended_at: null,
  };
}
