// Events that fans ask for: what a request may name now, and what one names already, whether still in use or not.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Series } from '@stagedoor/contract/entities/series';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import type { Db } from '../platform/db/tables.ts';
import type { CatalogueCache, CachedCatalogue } from './catalogue-cache.ts';
import { loadCatalogue } from './catalogue-store.ts';
import type { Catalogue } from './catalogue-store.ts';
import type { LevelOnOffer } from './level-on-offer.ts';
import { describeEvents } from './outlet-events.ts';

export interface RequestableEvent {
  event: OutletEvent;
  series: Series;
  levels: ReadonlyMap<number, LevelOnOffer>;
}

/** Only what belongs to these events, so that describing them costs nothing for the others. */
function narrow(catalogue: Catalogue, eventIds: ReadonlySet<number>): Catalogue {
  const items = catalogue.items.filter((item) => eventIds.has(item.outlet_event_id));
  const itemIds = new Set(items.map((item) => item.item_id));
  const levels = catalogue.levels.filter((level) => itemIds.has(level.item_id));
  const levelIds = new Set(levels.map((level) => level.price_level_id));
  return {
    events: catalogue.events.filter((event) => eventIds.has(event.outlet_event_id)),
    series: catalogue.series,
    contents: catalogue.contents.filter((content) => eventIds.has(content.outlet_event_id)),
    items,
    levels,
    fees: catalogue.fees.filter((fee) => levelIds.has(fee.price_level_id)),
    taxesIncluded: catalogue.taxesIncluded,
  };
}

/** How many are left is nobody's business before the draw. */
const describe = (catalogue: Catalogue, now: Date): OutletEvent[] =>
  describeEvents({ catalogue, waiting: new Set() }, new Map(), now);

export function requestableEvent(
  { catalogue, levels }: CachedCatalogue,
  eventId: number,
  now: Date,
): RequestableEvent | undefined {
  const [event] = describe(narrow(catalogue, new Set([eventId])), now);
  if (event?.salesType !== FAN_REQUEST_SALE || !event.series) return undefined;
  const own = new Map([...levels].filter(([, level]) => level.eventId === eventId));
  return { event, series: event.series, levels: own };
}

/** By their ids; those that the shop no longer shows are read for the occasion. */
export async function requestedEvents(
  { db, catalogue: cache }: { db: Db; catalogue: CatalogueCache },
  { sellerId, outletId, now }: { sellerId: number; outletId: number; now: Date },
  eventIds: readonly number[],
): Promise<Map<number, OutletEvent>> {
  if (eventIds.length === 0) return new Map();
  const { catalogue } = await cache.get(sellerId, outletId);
  const shown = describe(narrow(catalogue, new Set(eventIds)), now);
  const known = new Set(shown.map(({ id }) => id));
  const hidden = eventIds.filter((id) => !known.has(id));
  const old =
    hidden.length === 0 ? [] : describe(await loadCatalogue(db, sellerId, { eventIds: hidden }), now);
  return new Map([...shown, ...old].map((event) => [event.id, event]));
}
