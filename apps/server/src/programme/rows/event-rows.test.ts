import { expect, test } from 'vitest';
import { smallProgramme } from '../testing/small-programme.ts';
import { eventRows } from './event-rows.ts';

const outlet = smallProgramme.outlets[0]!;
const event = outlet.events[0]!;
const [seats, parking] = event.items;
const from = new Date('2027-02-01T15:00:00Z');
const until = new Date('2027-04-01T15:00:00Z');

test('[OPS-13] items and add-ons, levels with price, limits, fees, order, opting out and sale times', () => {
  const stalls = {
    ...seats!.levels[0]!,
    minimum: 2,
    multiple: 2,
    optOut: true,
    status: 'before-sale' as const,
    from,
    until,
    fees: [{ name: 'Service fee', description: 'For the desk', value: 250 }],
  };
  const circle = { ...stalls, id: 9, name: 'Circle', optOut: false, from: null, until: null, fees: [] };
  const rows = eventRows(7, outlet, { ...event, items: [{ ...seats!, levels: [stalls, circle] }, parking!] });
  expect(rows.items.map((row) => [row.item_id, row.name, row.suppress_on_event_page, row.sort])).toEqual([
    [1, 'Seats', false, 1],
    [2, 'Parking', true, 2],
  ]);
  expect(rows.levels).toMatchObject([
    {
      price_level_id: 1,
      item_id: 1,
      price_cents: 5000,
      quantity_limit: 4,
      quantity_minimum: 2,
      quantity_multiplier: 2,
      sort: 1,
      enable_opt_out: true,
      sale_status: 'BEFORE_SALE',
      on_sale_from: from,
      on_sale_until: until,
    },
    {
      price_level_id: 9,
      item_id: 1,
      sort: 2,
      enable_opt_out: false,
      on_sale_from: null,
      on_sale_until: null,
    },
    { price_level_id: 2, item_id: 2, price_cents: 1000, quantity_limit: 2, sort: 1 },
  ]);
  expect(rows.fees).toMatchObject([
    { price_level_id: 1, sort: 1, name: 'Service fee', description: 'For the desk', value_cents: 250 },
  ]);
});
