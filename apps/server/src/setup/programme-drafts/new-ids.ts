import type { Programme } from '@stagedoor/descriptions/programme';
import type { NewSeriesIds } from '@stagedoor/descriptions/series/write-series';
import type { NewIds } from '@stagedoor/descriptions/shows/write-show';
import { FIRST_DESK_ID } from '@stagedoor/rules/programme/desk-ids';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';

function counter(taken: Iterable<number>): () => number {
  let last = FIRST_DESK_ID;
  for (const id of taken) last = Math.max(last, id);
  return () => (last += 1);
}

const idsOf = (things: readonly { id: number }[]): number[] => things.map(({ id }) => id);

/** Ids for what is new, beside all that the seller has, at whichever outlet. */
export async function newIds(
  db: Db,
  sellerId: number,
  { artists, venues, tours }: Programme,
): Promise<NewIds & NewSeriesIds> {
  const last = await officeEvents.greatestIds(db, sellerId);
  return {
    artist: counter(idsOf(artists)),
    venue: counter(idsOf(venues)),
    show: counter([last.show]),
    event: counter([last.event]),
    item: counter([last.item]),
    level: counter([last.level]),
    tour: counter(idsOf(tours)),
    series: counter([last.series]),
  };
}
