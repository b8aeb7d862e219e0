// What an outlet makes of a show: how it is sold, which items, at which prices.
import { EXTERNAL_SALE, FAN_REQUEST_SALE, INSTANT_SALE } from '@stagedoor/rules/sales-types';
import { flag, oneOf } from '../reading/choices.ts';
import { listOf, nameOf, named } from '../reading/collections.ts';
import { moment } from '../reading/dates.ts';
import { html } from '../reading/html.ts';
import { image } from '../reading/images.ts';
import { idOf } from '../reading/numbers.ts';
import type { ReadBy } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import type { Draft } from '../reading/record.ts';
import { line, text } from '../reading/texts.ts';
import { priceLevel } from './price-level.ts';

const item = record(
  'item',
  {
    id: required(idOf('item')),
    name: required(line()),
    description: optional(text(2000)),
    kind: optional(line(), 'Ticket'),
    addOn: optional(flag, false),
    refunds: optional(flag, false),
    upgrades: optional(flag, false),
    levels: required(named(priceLevel)),
  },
  ({ levels, placeOf }, { report }) => {
    if (levels?.size === 0) report.mistake(placeOf('levels'), 'The item has no price level.');
  },
);
export type Item = ReadBy<typeof item>;

const content = record('content', { title: required(line()), body: required(html) });

const event = record(
  'event',
  {
    id: required(idOf('event')),
    show: required(nameOf('show')),
    sale: required(
      oneOf({ instant: INSTANT_SALE, request: FAN_REQUEST_SALE, external: EXTERNAL_SALE } as const),
    ),
    series: optional(nameOf('series')),
    name: optional(line()),
    description: optional(html),
    image: optional(image),
    doors: optional(moment),
    active: optional(flag, true),
    contents: optional(listOf(content), []),
    seats: optional(line(500)),
    items: optional(listOf(item), []),
  },
  ({ sale, series, items, place, placeOf }, { report }) => {
    if (sale === FAN_REQUEST_SALE && series === null) {
      report.mistake(place, 'An event sold by request needs a "series".');
    }
    if (sale === EXTERNAL_SALE && items && items.length > 0) {
      report.mistake(placeOf('items'), 'An event that is sold elsewhere has no items here.');
    }
    reportLevelsTwice(items ?? [], (at, name) =>
      report.mistake(at, `The event has a price level "${name}" already.`),
    );
  },
);
export type Event = ReadBy<typeof event>;

/** The seating plan names levels, so a name means one level of the whole event. */
function reportLevelsTwice(
  items: Draft<Item>[],
  mistake: (place: Item['place'], name: string) => void,
): void {
  const seen = new Set<string>();
  for (const { levels } of items) {
    for (const [name, level] of levels ?? []) {
      if (seen.has(name)) mistake(level.place as Item['place'], name);
      seen.add(name);
    }
  }
}

export const eventsFile = listOf(event);
