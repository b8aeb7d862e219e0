// What the fields of a show say of one that is public.
import type { Sheet } from '../drafts/sheet.ts';
import { textOfMoment } from '@stagedoor/rules/time/typed-moment';
import { typingZone } from '@stagedoor/rules/time/venue-clock';
import type { Event, Programme } from '../programme.ts';
import { levelField, ownOfEvent, ownOfShow } from './show-fields.ts';

export type Show = Programme['shows'][number];
type Item = Event['items'][number];
type Level = Item['levels'][number];

export interface ShowPlace {
  outletId: number;
  eventId: number;
}

export interface FoundShow {
  show: Show;
  event: Event;
}

export function findShow(programme: Programme, { outletId, eventId }: ShowPlace): FoundShow | undefined {
  const event = programme.outlets.find(({ id }) => id === outletId)?.events.find(({ id }) => id === eventId);
  const show = programme.shows.find(({ id }) => id === event?.show);
  return event && show && { event, show };
}

export const zoneAt = ({ venues, timeZone }: Programme, venue: unknown): string =>
  typingZone(venues.find(({ id }) => id === venue)?.timeZone, timeZone);

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): Sheet =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

const textOr = (moment: Date | null, zone: string): string | null =>
  moment === null ? null : textOfMoment(moment, zone);

/** Of the same evening its hour alone. */
function doorsText(doors: Date | null, day: string, zone: string): string | null {
  const text = textOr(doors, zone);
  return text?.startsWith(`${day} `) ? text.slice(day.length + 1) : text;
}

const itemFields = ({ id, levels, ...facts }: Item) => ({
  key: String(id),
  ...facts,
  levels: levels.map((level) => String(level.id)),
});

/** An hour of its own stands with the level; what all have in common is the show's. */
function levelFields(level: Level, common: Pick<Sheet, 'from' | 'until'>, zone: string) {
  const { id: _id, from, until, ...facts } = level;
  const own = { from: textOr(from, zone), until: textOr(until, zone) };
  return {
    ...facts,
    ...(own.from !== common['from'] && { from: own.from }),
    ...(own.until !== common['until'] && { until: own.until }),
  };
}

/** An event that is called otherwise than its show, or has another picture or other doors, says so itself. */
export const saysItself = (event: Event) => ({
  name: event.name !== null,
  image: event.image !== null,
  doors: event.doors !== null,
});

export function sheetOf(programme: Programme, { show, event }: FoundShow): Sheet {
  const zone = zoneAt(programme, show.venue);
  const [day = '', ...begins] = textOfMoment(show.date, zone).split(' ');
  const levels = event.items.flatMap((item) => item.levels);
  const common = {
    from: textOr(levels[0]?.from ?? null, zone),
    until: textOr(levels[0]?.until ?? null, zone),
  };
  return {
    artist: programme.artists.find(({ id }) => id === show.artist)?.name ?? '',
    venue: show.venue,
    name: event.name ?? show.name,
    image: event.image ?? show.image,
    day,
    begins: begins.join(' '),
    doors: doorsText(event.doors ?? show.doors, day, zone),
    ...common,
    publicUrl: show.publicOnsale?.url ?? null,
    publicFrom: textOr(show.publicOnsale?.date ?? null, zone),
    publicText: show.publicOnsale?.text ?? null,
    ...pick(show, ownOfShow),
    ...pick(event, ownOfEvent),
    plan: event.plan && {
      ...event.plan,
      paint: event.plan.paint.map((each) => ({ ...each, level: String(each.level) })),
    },
    seatsLike: null,
    items: event.items.map(itemFields),
    ...Object.fromEntries(
      levels.map((level) => [levelField(String(level.id)), levelFields(level, common, zone)]),
    ),
  };
}
