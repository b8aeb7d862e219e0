// Where a code may hold: events that are sold at once and lie ahead, with their levels. Requests of a draw take none.
import type { CodePlace } from '@stagedoor/contract/calls/office/codes';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import type { CachedCatalogue } from '../catalogue/index.ts';
import { orNone } from '../platform/db/or-none.ts';
import type { Callers } from '../platform/http/caller.ts';
import { outletsOfSellers } from '../sellers/index.ts';
import type { OfficeCodeNeeds } from './office-code-needs.ts';

function placesOf({ catalogue, levels }: CachedCatalogue, outletId: number, now: Date): CodePlace[] {
  const byEvent = Map.groupBy([...levels.values()], ({ eventId }) => eventId);
  const ahead = catalogue.events.filter(
    ({ sales_type_id, starts_at, canceled_at }) =>
      sales_type_id === INSTANT_SALE && canceled_at === null && (starts_at === null || starts_at > now),
  );
  return ahead.map((event) => ({
    eventId: event.outlet_event_id,
    outletId,
    name: [event.artist_name, event.override_name ?? event.name].filter(Boolean).join(': '),
    startsAt: orNone(event.starts_at),
    levels: (byEvent.get(event.outlet_event_id) ?? []).map(({ levelId, levelName: name }) => ({
      levelId,
      name,
    })),
  }));
}

/** At the outlets where somebody works. */
export async function codePlaces(
  { db, catalogue }: Pick<OfficeCodeNeeds, 'db' | 'catalogue'>,
  { sellerId, outletIds, now }: Pick<Callers['office'], 'sellerId' | 'outletIds' | 'now'>,
): Promise<CodePlace[]> {
  const all = (await outletsOfSellers(db)).get(sellerId) ?? [];
  const own = all.filter((outletId) => outletIds === 'all' || outletIds.includes(outletId));
  const places: CodePlace[] = [];
  for (const outletId of own)
    places.push(...placesOf(await catalogue().get(sellerId, outletId), outletId, now));
  return places;
}
