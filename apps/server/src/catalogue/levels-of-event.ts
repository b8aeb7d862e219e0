import type { Db } from '../platform/db/tables.ts';
import { loadCatalogue } from './catalogue-store.ts';
import { levelsOnOffer } from './level-on-offer.ts';
import type { LevelOnOffer } from './level-on-offer.ts';

/** An event's levels as the database has them now, for whoever decides within a transaction. */
export const levelsOfEvent = async (
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<Map<number, LevelOnOffer>> =>
  levelsOnOffer(await loadCatalogue(db, sellerId, { eventIds: [eventId] }), new Set());
