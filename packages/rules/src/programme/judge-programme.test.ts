import { expect, test } from 'vitest';
import type { EventDraft, LevelDraft, OutletDraft, ProgrammeDraft, SeriesDraft } from './draft.ts';
import { judgeProgramme } from './judge-programme.ts';

const told = (draft: ProgrammeDraft) =>
  judgeProgramme(draft)
    .filter(({ note }) => !note)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
const inOutlet = (outlet: OutletDraft) => told({ outlets: [outlet] });
const inEvent = (event: EventDraft) => inOutlet({ events: [event] });
const inSeries = (series: SeriesDraft) => inOutlet({ series: [series] });
const inLevel = (level: LevelDraft) => inEvent({ items: [{ levels: [level] }] });

const day = (number: number): Date => new Date(Date.UTC(2027, 4, number));

test('[OPS-11] doors open before the show, by the show’s word and by the event’s', () => {
  const shows = (doors: Date) => told({ shows: [{ id: 1, date: day(2), doors }] });
  expect(shows(day(2))).toEqual([]);
  expect(shows(day(3))).toEqual(['shows.0.doors: The doors open after the show begins.']);
  const events = (doors: Date) =>
    told({
      shows: [
        { id: 9, date: day(9) },
        { id: 1, date: day(2) },
      ],
      outlets: [{ events: [{ show: 1, doors }] }],
    });
  expect(events(day(2))).toEqual([]);
  expect(events(day(3))).toEqual(['outlets.0.events.0.doors: The doors open after the show begins.']);
  expect(told({ shows: [{ date: day(2) }], outlets: [{ events: [{ doors: day(3) }] }] })).toEqual([]);
});

test('[OPS-12] an outside sale whose show leads nowhere deserves a look, and has no items', () => {
  const notes = (sale: 'external' | 'instant', externalSalesUrl: string | null) =>
    judgeProgramme({ shows: [{ id: 1, externalSalesUrl }], outlets: [{ events: [{ show: 1, sale }] }] })
      .filter(({ note, path }) => note && path.at(-1) === 'sale')
      .map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(notes('external', null)).toEqual([
    'outlets.0.events.0.sale: The show has no "externalSalesUrl": there is nowhere to send anybody yet.',
  ]);
  expect(notes('instant', null)).toEqual([]);
  expect(notes('external', 'https://else.example')).toEqual([]);
  expect(inEvent({ sale: 'external', items: [{}] })).toEqual([
    'outlets.0.events.0.items: An event that is sold elsewhere has no items here.',
  ]);
  expect(inEvent({ sale: 'external', items: [] })).toEqual([]);
  expect(inEvent({ sale: 'instant', items: [{}] })).toEqual([]);
});

test('[OPS-12] an event sold by request has a series, and an item a level', () => {
  expect(inEvent({ sale: 'request', series: null })).toEqual([
    'outlets.0.events.0: An event sold by request needs a "series".',
  ]);
  expect(inEvent({ sale: 'request' })).toEqual([]);
  expect(inEvent({ sale: 'instant', series: null })).toEqual([]);
  expect(inEvent({ items: [{}, { levels: [] }] })).toEqual([
    'outlets.0.events.0.items.1.levels: The item has no price level.',
  ]);
});

test('[OPS-13] a level can be bought at some time, in some quantity', () => {
  const at = 'outlets.0.events.0.items.0.levels.0';
  expect(inLevel({ from: day(1), until: day(2) })).toEqual([]);
  expect(inLevel({ from: day(2), until: day(2) })).toEqual([`${at}.until: The sale ends before it begins.`]);
  expect(inLevel({ from: null, until: day(2) })).toEqual([]);
  expect(inLevel({ limit: 4, minimum: 4, multiple: 2 })).toEqual([]);
  expect(inLevel({ limit: 4, minimum: 5, multiple: 1 })).toEqual([
    `${at}.minimum: The minimum of 5 lies over the limit of 4.`,
  ]);
  expect(inLevel({ limit: 5, minimum: 5, multiple: 3 })).toEqual([
    `${at}.multiple: No multiple of 3 lies between 5 and 5.`,
  ]);
  expect(inLevel({ from: day(2), until: day(1), limit: 2, minimum: 3, multiple: 1 })).toHaveLength(2);
  expect(inLevel({ from: day(2), until: day(1), limit: 5, minimum: 5, multiple: 3 })).toHaveLength(2);
  for (const missing of ['limit', 'minimum', 'multiple'])
    expect(inLevel({ limit: 4, minimum: 5, multiple: 3, [missing]: undefined })).toEqual([]);
});

test('[OPS-14] a level has places or seats, not both and not neither', () => {
  const stock = (level: LevelDraft, seats: EventDraft['seats']) =>
    inEvent({ items: [{ levels: [{ name: 'Floor', ...level }] }], seats });
  const seats = [{ level: 31, section: 'A', row: '1', seat: '5', position: 1 }];
  const at = 'outlets.0.events.0.items.0.levels.0';
  expect(stock({ id: 31, capacity: 5 }, seats)).toEqual([
    `${at}.capacity: "Floor" has both a capacity and seats in the plan.`,
  ]);
  expect(stock({ id: 31, capacity: null }, null)).toEqual([
    `${at}: "Floor" has no tickets: give it a "capacity", or seats in the plan.`,
  ]);
  expect(stock({ id: 31, capacity: null }, seats)).toEqual([]);
  expect(stock({ id: 31, capacity: 5 }, null)).toEqual([]);
  expect(stock({ id: 31, capacity: null }, undefined)).toEqual([]);
  expect(stock({ capacity: null }, null)).toEqual([]);
});

test('[OPS-14] a seat stands once in a plan, and alone', () => {
  const seat = { section: 'A', row: '1', seat: '5', position: 1 };
  const plan = (...others: object[]) => inEvent({ seats: [seat, ...others] });
  expect(plan({ ...seat, seat: '6', position: 2 }, { ...seat, row: '2' }, { ...seat, section: 'B' })).toEqual(
    [],
  );
  expect(plan({ ...seat, position: 2 })).toEqual([
    'outlets.0.events.0.seats.1: The seat A, row 1, seat 5 stands in the plan already.',
  ]);
  expect(plan({ ...seat, seat: '6' })).toEqual([
    'outlets.0.events.0.seats.1: The seat A, row 1, seat 6 stands where another is.',
  ]);
  expect(plan({ ...seat, seat: undefined }, { ...seat, position: undefined })).toEqual([]);
});

test('[OPS-05] one policy of each type and sale, each shown somewhere', () => {
  expect(
    inOutlet({
      policies: [
        { type: 'terms', sale: 'any' },
        { type: 'ticket-guidelines', sale: 'any' },
        { type: 'ticket-guidelines', sale: 'request' },
        { type: 'flag', sale: 'instant' },
        { type: 'flag' },
        { sale: 'any' },
      ],
    }),
  ).toEqual([]);
  expect(
    inOutlet({
      policies: [
        { type: 'privacy', sale: 'request' },
        { type: 'terms', sale: 'instant' },
        { type: 'footer', sale: 'request' },
        { type: 'priority-selection', sale: 'instant' },
        { type: 'flag', sale: 'any' },
        { type: 'flag', sale: 'any' },
      ],
    }),
  ).toEqual([
    ...[0, 1, 2, 3].map(
      (at) => `outlets.0.policies.${at}.sale: A policy of this type is never shown for that kind of sale.`,
    ),
    'outlets.0.policies.5: The outlet has a policy of this type and sale already.',
  ]);
});

test('[OPS-06] [CONST-28] one active mobile method, where series and events rely on one', () => {
  const mobile = { type: 'mobile', active: true } as const;
  expect(inOutlet({ delivery: [mobile, { ...mobile, active: false }, mobile] })).toEqual([
    'outlets.0.delivery.2: An outlet has one active mobile method at most; this is another.',
  ]);
  const relying = { series: [{ mobileDelivery: true }], events: [{ mobileDelivery: true }, {}] };
  expect(inOutlet({ ...relying, delivery: [mobile] })).toEqual([]);
  expect(inOutlet(relying)).toEqual([]);
  expect(
    inOutlet({
      ...relying,
      delivery: [
        { ...mobile, active: false },
        { type: 'will-call', active: true },
      ],
    }),
  ).toEqual([
    'outlets.0.events.0.mobileDelivery: The outlet has no active mobile delivery method.',
    'outlets.0.series.0.mobileDelivery: The outlet has no active mobile delivery method.',
  ]);
});

test('[OPS-06] a series names methods that are what it takes them for', () => {
  const delivery = [
    { id: 1, type: 'domestic', name: 'Post' },
    { id: 2, type: 'international', name: 'Air' },
    { id: 3, name: 'Unread' },
  ] as const;
  const series = (domesticDelivery: number | null, internationalDelivery: number | null) =>
    inOutlet({ delivery, series: [{ domesticDelivery, internationalDelivery }] });
  expect(series(1, 2)).toEqual([]);
  expect(series(null, null)).toEqual([]);
  expect(series(3, 3)).toEqual([]);
  expect(series(2, 1)).toEqual([
    'outlets.0.series.0.domesticDelivery: "Air" is not domestic shipping.',
    'outlets.0.series.0.internationalDelivery: "Post" is not international shipping.',
  ]);
});

test('[OPS-15] a window opens after it is seen, and closes after it opens', () => {
  const at = 'outlets.0.series.0';
  expect(inSeries({ visible: day(1), opens: day(1), closes: day(2) })).toEqual([]);
  expect(inSeries({ opens: day(2), closes: day(2) })).toEqual([
    `${at}.closes: The series closes before it opens.`,
  ]);
  expect(inSeries({ visible: day(2), opens: day(1) })).toEqual([
    `${at}.opens: The series opens before it is visible.`,
  ]);
  expect(inSeries({ visible: null, opens: day(1), closes: null })).toEqual([]);
  expect(inSeries({ closes: null, draw: {} })).toContain(
    `${at}.draw: A series that is drawn needs a "closes": the list is frozen after it.`,
  );
});

test('[PLAN-02] a plan has three dates, each after the one before', () => {
  const at = 'outlets.0.series.0.paymentPlan.installments';
  const plan = (...installments: (string | undefined)[]) => inSeries({ paymentPlan: { installments } });
  expect(plan('2027-01-01', '2027-02-01', '2027-03-01')).toEqual([]);
  expect(plan('2027-01-01', undefined, '2027-03-01')).toEqual([]);
  expect(plan('2027-01-01', '2027-02-01')).toEqual([`${at}: The payment plan needs 3 dates.`]);
  expect(plan('2027-01-01', '2027-02-01', '2027-02-01')).toEqual([
    `${at}: Each installment must be due after the one before it.`,
  ]);
  expect(inSeries({ paymentPlan: {} })).toEqual([]);
});
