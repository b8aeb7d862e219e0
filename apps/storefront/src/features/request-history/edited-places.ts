// Where each line of an event request is edited. Other clients may ask for several levels of one item: none is lost.
import type { EventItem } from '@stagedoor/contract/entities/event';
import type { RequestLine } from '@stagedoor/contract/entities/request';
import { linePreferences } from '@stagedoor/rules/requests/line-preferences';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import type { RequestChoice } from '../../parts/request-item/request-choice.ts';

/** The first line of an item in the item's own place, another one in a place that no item has. */
export function placeOf({ id, itemId }: RequestLine, lines: readonly RequestLine[]): number {
  const first = lines.find((line) => line.itemId === itemId);
  return first?.id === id ? itemId : -id;
}

/** EVENT-33: an item of which several levels were asked for stands there once for each, by preference. */
export function placesOf(item: EventItem, lines: readonly RequestLine[]): EventItem[] {
  const preferences = linePreferences(lines);
  const places = lines.flatMap((line, index) => {
    const preference = line.itemId === item.id && preferences[index];
    if (!preference) return [];
    const name = checkoutMessages.preferred(preference, item.name);
    return [{ ...item, id: placeOf(line, lines), name }];
  });
  return places.length > 0 ? places : [item];
}

/** A level can be asked for in one place only. */
export function withoutTaken(place: EventItem, choice: RequestChoice): EventItem {
  const others = Object.entries(choice).filter(([id]) => Number(id) !== place.id);
  const taken = new Set(others.map(([, { levelId }]) => levelId));
  return { ...place, priceLevels: place.priceLevels.filter(({ id }) => !taken.has(id)) };
}
