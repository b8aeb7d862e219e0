import { expect, test } from 'vitest';
import { drawRulesOf } from './draw-rules.ts';
import type { DrawnProgramme } from './draw-rules.ts';
import { rulesChanges } from './rules-changes.ts';

const nothing = { source: null, count: null, chain: null, publicKey: null, scheme: null };
const input = { kind: 'none', ...nothing, genesis: null, period: null, round: null } as const;

const level = (id: number, price: number) => ({
  id,
  price,
  limit: 4,
  minimum: 1,
  multiple: 1,
  alternate: true,
  fees: [{ value: 250 }],
});

/** A new copy each time, to change something in. */
const programme = () => ({
  shows: [
    { id: 1, date: new Date('2027-05-02T00:00:00Z') },
    { id: 2, date: new Date('2027-05-01T00:00:00Z') },
  ],
  outlets: [
    {
      id: 1,
      series: [
        {
          id: 13,
          draw: {
            partial: false,
            households: false,
            caps: { tickets: null, ticketsPerEvent: null, events: 1 as number | null },
            publicInput: input,
            graceHours: 72,
            walkAt: '12:00',
          },
        },
      ],
      events: [
        {
          id: 5,
          show: 1,
          series: 13,
          active: true,
          items: [{ id: 50, addOn: false, levels: [level(500, 4000), level(501, 3000)] }],
        },
        {
          id: 6,
          show: 2,
          series: 13,
          active: true,
          items: [{ id: 60, addOn: false, levels: [level(600, 4000)] }],
        },
        {
          id: 7,
          show: 2,
          series: null,
          active: true,
          items: [{ id: 70, addOn: false, levels: [level(700, 1)] }],
        },
      ],
    },
  ],
});

type Changed = ReturnType<typeof programme>;

const changesAfter = (change: (draft: Changed) => void) => {
  const wanted = programme();
  change(wanted);
  const before = drawRulesOf(programme() as DrawnProgramme, 13, '13')!;
  return rulesChanges(
    before,
    drawRulesOf(wanted as DrawnProgramme, 13, '13'),
    wanted as DrawnProgramme,
    13,
  ).map(({ path }) => path.join('.'));
};

test('[DRAW-01] the rules hold the events of the series by date, and prices with fees', () => {
  const rules = drawRulesOf(programme() as DrawnProgramme, 13, '13')!;
  expect(rules.events.map(({ id }) => id)).toEqual([6, 5]);
  expect(rules.events[1]!.items[0]!.levels[0]).toEqual({
    id: 500,
    sort: 1,
    unitCents: 4250,
    minimum: 1,
    maximum: 4,
    multiple: 1,
    alternate: true,
  });
  expect(drawRulesOf(programme() as DrawnProgramme, 12, '12')).toBeNull();
});

test.each<[string, (draft: Changed) => void, string[]]>([
  ['nothing', () => {}, []],
  ['what is not in the rules', ({ outlets }) => void (outlets[0]!.series[0]!.draw.graceHours = 24), []],
  ['another series', ({ outlets }) => void (outlets[0]!.events[2]!.items[0]!.levels[0]!.price = 2), []],
  [
    'a price',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels[0]!.price = 1),
    ['outlets.0.events.0.items.0.levels.0.price'],
  ],
  [
    'a fee',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels[0]!.fees[0]!.value = 1),
    ['outlets.0.events.0.items.0.levels.0.price'],
  ],
  [
    'a limit',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels[1]!.limit = 8),
    ['outlets.0.events.0.items.0.levels.1.limit'],
  ],
  [
    'whether a level is given instead of another',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels[1]!.alternate = false),
    ['outlets.0.events.0.items.0.levels.1.alternate'],
  ],
  [
    'a minimum',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels[1]!.minimum = 2),
    ['outlets.0.events.0.items.0.levels.1.minimum'],
  ],
  [
    'a multiple',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels[0]!.multiple = 2),
    ['outlets.0.events.0.items.0.levels.0.multiple'],
  ],
  [
    'what becomes an add-on',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.addOn = true),
    ['outlets.0.events.0.items.0.addOn'],
  ],
  [
    'households',
    ({ outlets }) => void (outlets[0]!.series[0]!.draw.households = true),
    ['outlets.0.series.0.draw.households'],
  ],
  [
    'the order of levels',
    ({ outlets }) => void (outlets[0]!.events[0]!.items[0]!.levels = [level(501, 3000), level(500, 4000)]),
    ['outlets.0.events.0.items.0.levels.0', 'outlets.0.events.0.items.0.levels.1'],
  ],
  [
    'a level that goes',
    ({ outlets }) => void outlets[0]!.events[0]!.items[0]!.levels.pop(),
    ['outlets.0.events.0.items.0'],
  ],
  [
    'an event that goes',
    ({ outlets }) => void (outlets[0]!.events[1]!.active = false),
    ['outlets.0.series.0.draw'],
  ],
  [
    'an event that comes',
    ({ outlets }) => void ((outlets[0]!.events[2] as { series: number | null }).series = 13),
    ['outlets.0.events.2.series'],
  ],
  ['a date', ({ shows }) => void (shows[0]!.date = new Date('2027-05-03T00:00:00Z')), ['shows.0.date']],
  [
    'a cap',
    ({ outlets }) => void (outlets[0]!.series[0]!.draw.caps.events = 2),
    ['outlets.0.series.0.draw.caps'],
  ],
  [
    'partial awards',
    ({ outlets }) => void (outlets[0]!.series[0]!.draw.partial = true),
    ['outlets.0.series.0.draw.partial'],
  ],
  ['the series itself', ({ outlets }) => void outlets[0]!.series.pop(), ['']],
])('[DRAW-01] %s', (_what, change, paths) => {
  expect(changesAfter(change)).toEqual(paths);
});
