import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { seatsOfVersion } from '@stagedoor/rules/programme/seats-of-event';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';

const MOST_EARLIER = 200;

type Hall = Programme['halls'][number];

function hallLevels({ versions }: Hall) {
  const seats = versions.at(-1);
  const byLevel = Map.groupBy((seats && seatsOfVersion(seats)) ?? [], ({ level }) => level);
  return [...byLevel].flatMap(([name, all]) => (name === null ? [] : [{ name, seats: all.length }]));
}

/** What a show can be made of, and like which one: of the outlet's shows only what a list of them needs. */
export async function showChoices(
  db: Db,
  programme: Programme,
  { outletId, now }: { outletId: number; now: Date },
): Promise<ShowDraft['choices']> {
  const scope = { sellerId: programme.id, outletIds: [outletId] };
  const latest = { sort: '-starts', size: MOST_EARLIER, now };
  const { rows: earlier } = await officeEvents.read(db, scope, {}, latest);
  const series = await officeEvents.listSeries(db, scope);
  return {
    artists: programme.artists.map(({ name }) => name).toSorted(),
    venues: programme.venues.map(({ id, name, city, state, timeZone }) => ({
      id,
      name,
      city,
      state,
      zone: timeZone ?? programme.timeZone,
    })),
    series: series.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.id - b.id),
    halls: programme.halls.flatMap((hall) => {
      const version = hall.versions.at(-1)?.version;
      const { id, venue: venueId, name } = hall;
      return version === undefined ? [] : [{ id, venueId, name, version, levels: hallLevels(hall) }];
    }),
    earlier: earlier.map(({ id, name, startsAt }) => ({ id, name, startsAt })),
    usualFees: await officeEvents.usualFees(db, programme.id, outletId),
  };
}
