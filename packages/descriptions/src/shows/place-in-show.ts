import type { DraftPlace } from '../drafts/sheet.ts';
import type { Path } from '@stagedoor/rules/programme/problem';
import { isShowField, itemsIn, levelField, levelIn } from './show-fields.ts';
import type { ShowField } from './show-fields.ts';
import type { WrittenShow } from './write-show.ts';

const fieldNamed = (key: unknown): ShowField | undefined =>
  typeof key === 'string' && isShowField(key) ? key : undefined;

const publicSale: Readonly<Record<string, ShowField>> = { date: 'publicFrom', text: 'publicText' };

function inShow([key, part]: Path, { sheet }: WrittenShow): DraftPlace {
  if (key === 'date') return { field: sheet['day'] ? 'begins' : 'day' };
  if (key === 'publicOnsale') return { field: publicSale[String(part)] ?? 'publicUrl' };
  return { field: fieldNamed(key) };
}

function inEvent([key, item, , level, part]: Path, { sheet }: WrittenShow): DraftPlace {
  if (key === 'seats') return { field: 'plan' };
  if (key !== 'items') return { field: fieldNamed(key) };
  const levelKey = itemsIn(sheet)[Number(item)]?.levels[Number(level)];
  if (levelKey === undefined) return { field: 'items' };
  const isCommon = part === 'from' || part === 'until';
  if (isCommon && !(part in levelIn(sheet, levelKey))) return { field: part };
  return { field: levelField(levelKey), part: part === undefined ? undefined : String(part) };
}

const at = (list: readonly { id: unknown }[] | undefined, index: unknown): unknown =>
  list?.[Number(index)]?.id;

/** At which field of the page a sentence about the description belongs; undefined where it is not about this show. */
export function placeInShow(path: Path, written: WrittenShow): DraftPlace | undefined {
  const { programme } = written;
  const [list, index, ...rest] = path;
  if (list === 'shows' && at(programme.shows, index) === written.showId) return inShow(rest, written);
  if (list === 'artists' && at(programme.artists, index) === written.artistId) return { field: 'artist' };
  if (list === 'venues' && at(programme.venues, index) === written.venueId) return { field: 'venue' };
  const outlet = list === 'outlets' ? programme.outlets[Number(index)] : undefined;
  const [within, event, ...inside] = rest;
  if (within === 'events' && outlet && at(outlet.events, event) === written.eventId)
    return inEvent(inside, written);
  return undefined;
}
