import { saleStatusWords } from '@stagedoor/rules/programme/vocabulary';
import * as fc from 'fast-check';
import { cents, choice, chosen, html, keyOf, line, list, maybe, moment, text } from './any-values.ts';
import type { Given, Id, Value } from './any-values.ts';

const level = fc.record({
  name: line,
  price: cents,
  step: fc.integer({ min: 1, max: 4 }),
  steps: fc.integer({ min: 1, max: 4 }),
  fewer: fc.nat({ max: 3 }),
  optOut: fc.boolean(),
  alternate: fc.boolean(),
  status: keyOf(saleStatusWords),
  from: maybe(moment),
  fees: list(fc.record({ name: line, description: maybe(text), value: cents }), 2),
  taxPercent: maybe(fc.constantFrom(0, 5.5, 20)),
  places: fc.integer({ min: 1, max: 6 }),
});

const item = fc.record({
  name: line,
  description: maybe(text),
  kind: line,
  addOn: fc.boolean(),
  refunds: fc.boolean(),
  upgrades: fc.boolean(),
  levels: list(level, 3, 1),
});

export const event = fc.record({
  show: choice,
  sale: fc.constantFrom('instant', 'request', 'external'),
  series: maybe(choice),
  name: maybe(line),
  description: maybe(html),
  ticketDay: maybe(fc.constantFrom('2027-05-01', '2028-02-29')),
  active: fc.boolean(),
  contents: list(fc.record({ title: line, body: html }), 2),
  items: list(item, 2),
  seated: fc.boolean(),
  keepAccessible: fc.constantFrom('until-sold-out', 'until-72-hours'),
  singleSeats: fc.boolean(),
  hours: maybe(fc.integer({ min: 1, max: 168 })),
  kept: maybe(cents),
  aisle: fc.nat({ max: 2 }),
  section: line,
});

function levelGiven(raw: Value<typeof level>, id: number, seated: boolean): Given {
  const { step, steps, fewer, places, ...rest } = raw;
  const limit = step * steps;
  return {
    id,
    ...rest,
    limit,
    multiple: step,
    minimum: Math.max(1, limit - fewer),
    capacity: seated ? null : places,
  };
}

const accessKind = (seat: number): { kind: string; with: string | null } => {
  if (seat === 0) return { kind: 'accessible', with: null };
  return seat === 1 ? { kind: 'companion', with: '1' } : { kind: 'restricted', with: null };
};

/** The levels of the first item have seats, the others places. */
export function eventGiven(raw: Value<typeof event>, shows: Given[], series: Given[], id: Id): Given {
  const { aisle, section, hours, kept, ...rest } = raw;
  const isExternal = raw.sale === 'external';
  const seated = raw.seated && raw.items.length > 0 && !isExternal;
  const items = (isExternal ? [] : raw.items).map(({ levels, ...each }, index) => ({
    id: id('item'),
    ...each,
    levels: levels.map((one) => levelGiven(one, id('level'), seated && index === 0)),
  }));
  const seats = (items[0]?.levels ?? []).flatMap((one, row) =>
    Array.from({ length: raw.items[0]!.levels[row]!.places }, (_, seat) => ({
      section,
      row: `${row + 1}`,
      seat: `${seat + 1}`,
      level: one.id,
      position: seat + 1 + (seat > 0 ? aisle : 0),
      // Only some halls have been measured.
      x: aisle > 0 ? seat * 100 : null,
      y: aisle > 0 ? row * 100 : null,
      // Some have room for those who need it, and for whoever comes along.
      ...(aisle === 2 ? accessKind(seat) : {}),
    })),
  );
  const { seated: _seated, ...known } = rest;
  const chosenSeries = chosen(series, raw.series);
  const sale = raw.sale === 'request' && chosenSeries === null ? 'instant' : raw.sale;
  return {
    id: id('event'),
    ...known,
    sale,
    show: chosen(shows, raw.show),
    series: chosenSeries,
    items,
    seats: seated ? seats : null,
    chooseSeats: seated && aisle > 0,
    // A list waits for what is sold at once; a series has its runner-ups.
    waitingList: sale === 'instant' ? hours : null,
    returnFee: sale === 'instant' && hours !== null ? kept : null,
  };
}
