import type { OfficeWorld } from '../staff/testing/office-world.ts';
import { anEvent } from './event-samples.ts';
import { somebody } from './people-samples.ts';
import type { Sample } from './sample.ts';

/** A show that somebody waits for. */
async function aList(world: OfficeWorld): Promise<{ eventId: number; entryId: number }> {
  const { eventId, levelId } = await anEvent(world);
  const { database } = world;
  const { id: userId } = await somebody(world);
  await database.runScript(`
    update outlet_events set waiting_hours = 8 where outlet_event_id = ${eventId};
    insert into waiting_lists (seller_id, outlet_event_id) values (1, ${eventId});
    insert into waiting_entries (seller_id, outlet_event_id, outlet_id, user_id, quantity, level_ids, most_cents, state,
      link_uuid, joined_at)
      values (1, ${eventId}, 1, ${userId}, 1, '{${levelId}}', 9000, 'waiting', gen_random_uuid(), '2026-01-01');
    update level_stock set waiting = 1 where price_level_id = ${levelId}`);
  const { entry_id: entryId } = await database.db
    .selectFrom('waiting_entries')
    .select('entry_id')
    .where('outlet_event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return { eventId, entryId };
}

const eventOf = async (world: OfficeWorld) => ({ eventId: (await aList(world)).eventId });

export const waitingListSamples: Record<string, Sample> = {
  pauseWaitingList: { input: eventOf, isOfSeller: true },
  resumeWaitingList: {
    input: async (world, browser) => {
      const named = await eventOf(world);
      await browser.send('waiting/pause', named);
      return named;
    },
    isOfSeller: true,
  },
  exportWaitingList: { input: eventOf, isOfSeller: true },
  skipWaiting: {
    input: async (world) => ({ ...(await aList(world)), isSkipped: true, reason: 'Sits in row one already' }),
    isOfSeller: true,
  },
};
