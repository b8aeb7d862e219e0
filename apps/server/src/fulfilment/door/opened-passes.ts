import { findSoldEvents } from '../../catalogue/index.ts';
import type { OpenedKind } from '../../office/index.ts';
import { endPassesOf, passesBy } from './door-passes.ts';

/** Door passes whose night is not over. */
export const openedPasses: OpenedKind = {
  name: 'Door pass',
  permission: 'door.work',
  list: async (db, by) => {
    const passes = await passesBy(db, by);
    const shows = await findSoldEvents(db, by.sellerId, [...new Set(passes.map(({ event_id }) => event_id))]);
    const nameOf = new Map(shows.map((show) => [show.eventId, show.artistName ?? show.name]));
    return passes.map((pass) => ({
      what: [pass.gate, nameOf.get(pass.event_id)].filter(Boolean).join(', '),
      since: pass.begins_at ?? pass.made_at,
      until: pass.ends_at,
    }));
  },
  end: endPassesOf,
};
