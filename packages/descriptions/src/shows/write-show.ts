// Lays what was typed about a show into the seller's description: one that is there changes in its own fields alone,
// one that is new is put at the end.
import { sheetWith } from '../drafts/sheet.ts';
import type { DraftProblem, Sheet, TypedValue } from '../drafts/sheet.ts';
import { TypedTimes } from '../drafts/typed-times.ts';
import { laidIn } from '../drafts/laid-in.ts';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Event, Programme } from '../programme.ts';
import { findShow, saysItself, sheetOf, zoneAt } from './read-show.ts';
import type { FoundShow } from './read-show.ts';
import { newSheet } from './new-sheet.ts';
import { levelIn, ownOfEvent, ownOfShow, publicSaleFields } from './show-fields.ts';
import type { ShowField } from './show-fields.ts';
import { settledArtist, settledVenue } from './settle-names.ts';
import { eveningOf, publicSaleOf } from './write-times.ts';
import { writtenItems } from './write-levels.ts';
import type { NewId } from './write-levels.ts';

/** The next id of each kind, one more at every call. */
export type NewIds = Record<'artist' | 'venue' | 'show' | 'event' | 'item' | 'level', NewId>;

export interface TypedShow {
  outletId: number;
  /** Nothing for one that is new. */
  eventId: number | undefined;
  typed: readonly TypedValue[];
}

export interface WrittenShow {
  kind: 'show';
  /** What was typed may be anything: it is judged as a whole. */
  programme: Programme;
  outletId: number;
  eventId: number;
  showId: number;
  artistId: number;
  venueId: unknown;
  sheet: Sheet;
  problems: DraftProblem[];
}

type Draft = Record<string, unknown>;

const only = (sheet: Sheet, fields: readonly ShowField[], isTyped: (field: ShowField) => boolean): Draft =>
  Object.fromEntries(fields.filter(isTyped).map((field) => [field, sheet[field]]));

/** The seats of an earlier show, under the levels that were copied from it. */
function seatsLike(programme: Programme, outletId: number, sheet: Sheet, ids: Map<string, number>) {
  const outlet = programme.outlets.find(({ id }) => id === outletId);
  const like = outlet?.events.find(({ id }) => id === sheet['seatsLike']);
  const levelOf = new Map([...ids].map(([key, id]) => [levelIn(sheet, key)['like'], id]));
  return like?.seats?.flatMap((seat) => {
    const level = levelOf.get(seat.level);
    return level === undefined ? [] : [{ ...seat, level }];
  });
}

function planIn(sheet: Sheet, ids: Map<string, number>): unknown {
  if (!sheet['plan']) return null;
  const plan = recordOf(sheet['plan']);
  const paint = Array.isArray(plan['paint']) ? plan['paint'].map(recordOf) : [];
  return {
    ...plan,
    paint: paint.flatMap((each) => {
      const level = ids.get(String(each['level']));
      return level === undefined ? [] : [{ ...each, level }];
    }),
  };
}

interface Laying {
  programme: Programme;
  found: FoundShow | undefined;
  sheet: Sheet;
  outletId: number;
  ids: NewIds;
  times: TypedTimes;
  isTyped: (field: ShowField) => boolean;
}

const timed: readonly ShowField[] = ['day', 'begins', 'doors', 'venue'];

/** The show's own half; what the event says in its place stays there. */
function layShow({ found, sheet, ids, times, isTyped }: Laying, artist: number, venue: unknown): Draft {
  const itself = found && saysItself(found.event);
  const isShows = (field: 'name' | 'image') => isTyped(field) && !itself?.[field];
  const evening = timed.some(isTyped) ? eveningOf(sheet, times) : undefined;
  return {
    ...(found?.show ?? { id: ids.show() }),
    ...only(sheet, ownOfShow, isTyped),
    ...(isShows('name') && { name: sheet['name'] }),
    ...(isShows('image') && { image: sheet['image'] }),
    ...(publicSaleFields.some(isTyped) && { publicOnsale: publicSaleOf(sheet, times) }),
    ...(evening && { date: evening.date, ...(!itself?.doors && { doors: evening.doors }) }),
    artist,
    venue,
  };
}

function layEvent(laying: Laying, show: number): Draft {
  const { programme, found, sheet, outletId, ids, times, isTyped } = laying;
  const itself = found && saysItself(found.event);
  const isEvents = (field: 'name' | 'image') => isTyped(field) && itself?.[field];
  const { items, ids: levels } = writtenItems({
    sheet,
    event: found?.event,
    times,
    newItem: ids.item,
    newLevel: ids.level,
    isTyped,
  });
  const doors = itself?.doors && timed.some(isTyped) ? eveningOf(sheet, times).doors : undefined;
  const copied = isTyped('seatsLike') && seatsLike(programme, outletId, sheet, levels);
  // What is sold elsewhere or has no levels left has nothing to sell here.
  const isElsewhere = sheet['sale'] === 'external';
  return {
    ...(found?.event ?? { id: ids.event() }),
    show,
    ...only(sheet, ownOfEvent, isTyped),
    ...(isEvents('name') && { name: sheet['name'] }),
    ...(isEvents('image') && { image: sheet['image'] }),
    ...(doors !== undefined && { doors }),
    ...(copied && copied.length > 0 && { seats: copied }),
    ...(isTyped('plan') && { plan: isElsewhere ? null : planIn(sheet, levels) }),
    ...(isElsewhere && { seats: null }),
    items: isElsewhere ? [] : items,
  };
}

/** Whatever somebody typed lies in it, whether or not it can be understood. */
export function withShow(
  given: Programme,
  { outletId, eventId, typed }: TypedShow,
  ids: NewIds,
): WrittenShow {
  const found = eventId === undefined ? undefined : findShow(given, { outletId, eventId });
  const sheet = sheetWith(found ? sheetOf(given, found) : newSheet(), typed);
  const fields = new Set<string>(typed.map(({ field }) => field));
  const isTyped = (field: ShowField) => !found || fields.has(field);
  // Two artists may have one name: who was not typed anew stays.
  const artist = isTyped('artist')
    ? settledArtist(given, sheet['artist'], ids.artist)
    : { programme: given, id: found?.show.artist ?? 0 };
  const venue = settledVenue(artist.programme, sheet['venue'], ids.venue);
  const { programme } = venue;
  const times = new TypedTimes(zoneAt(programme, venue.id));
  const laying = { programme, found, sheet, outletId, ids, times, isTyped };
  const show = layShow(laying, artist.id, venue.id);
  const event = layEvent(laying, Number(show['id']));
  return {
    kind: 'show',
    programme: {
      ...programme,
      shows: laidIn(programme.shows, show),
      outlets: programme.outlets.map((outlet) =>
        outlet.id === outletId ? { ...outlet, events: laidIn<Event>(outlet.events, event) } : outlet,
      ),
    },
    outletId,
    eventId: Number(event['id']),
    showId: Number(show['id']),
    artistId: artist.id,
    venueId: venue.id,
    sheet,
    problems: times.problems,
  };
}
