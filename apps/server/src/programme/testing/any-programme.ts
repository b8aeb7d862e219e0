// Descriptions of shops as nobody would write them by hand, and all of them good.
import { deliveryWords, loginWords, policyWords } from '@stagedoor/rules/programme/vocabulary';
import * as fc from 'fast-check';
import { event, eventGiven } from './any-event.ts';
import {
  cents,
  choice,
  chosen,
  html,
  keyOf,
  line,
  list,
  maybe,
  MINUTE,
  moment,
  numbers,
  text,
} from './any-values.ts';
import type { Given, Id, Value } from './any-values.ts';
import { anyHall, onPlan } from './any-hall.ts';

const series = fc.record({
  name: line,
  showName: fc.boolean(),
  tour: maybe(choice),
  opens: maybe(moment),
  visibleMessage: maybe(text),
  closedMessage: maybe(text),
  shippingNote: maybe(text),
  domestic: maybe(choice),
  addressChanges: fc.boolean(),
  shipDay: maybe(fc.constantFrom('2027-05-01', '2028-02-29')),
  paymentPlan: maybe(
    fc.record({
      fee: cents,
      eligibilityMinimum: cents,
      firstPaymentMinimum: cents,
      firstPaymentPercent: fc.constantFrom(0, 0.34, 0.33333, 1),
      installments: fc.constant(['2027-06-01', '2027-07-01', '2027-08-01']),
    }),
  ),
});

const show = fc.record({
  artist: choice,
  venue: choice,
  name: maybe(line),
  date: moment,
  displayTime: fc.boolean(),
  earlier: maybe(fc.nat({ max: 300 })),
  externalSalesUrl: maybe(fc.constant('https://tickets.example.com/?a=1#b')),
  refunds: maybe(
    fc.record({
      windowOpen: fc.boolean(),
      openText: maybe(text),
      closedText: maybe(text),
      alert: maybe(text),
    }),
  ),
  taxPercent: fc.constantFrom(0, 6.25, 8.88),
});

const outlet = fc.record({
  type: fc.constantFrom(1, 2, 3, 4),
  name: line,
  description: maybe(text),
  login: keyOf(loginWords),
  checkoutMinutes: fc.integer({ min: 1, max: 120 }),
  policies: fc.uniqueArray(fc.record({ type: keyOf(policyWords), headline: line, text: html }), {
    maxLength: 4,
    selector: ({ type }) => type,
  }),
  contents: list(
    fc.record({
      title: line,
      body: html,
      from: maybe(moment),
      type: fc.constantFrom('news', 'warning'),
      pages: fc.constantFrom(['global'], ['login', 'event-list']),
    }),
    2,
  ),
  delivery: list(
    fc.record({
      type: keyOf(deliveryWords),
      name: line,
      price: maybe(cents),
      notes: maybe(text),
      active: fc.boolean(),
    }),
    4,
  ),
  theme: maybe(
    fc.record({ linkColor: maybe(fc.constant('#b1251d')), mobileBreakpoint: maybe(fc.constant(700)) }),
  ),
  series: list(series, 3),
  events: list(event, 4),
});

const whole = fc.record({
  name: line,
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
  country: fc.constantFrom('US', 'CA', 'FR', 'JP'),
  timeZone: fc.constantFrom('America/New_York', 'Europe/Paris'),
  taxes: fc.constantFrom('added', 'included'),
  taxName: fc.constantFrom('VAT', 'TVA'),
  invoices: maybe(
    fc.record({
      issue: fc.boolean(),
      legalName: line,
      address: list(line, 3, 1),
      taxNumber: maybe(line),
      prefix: maybe(fc.constant('LY')),
      note: maybe(text),
    }),
  ),
  artists: list(fc.record({ name: line }), 3, 1),
  venues: list(
    fc.record({ name: line, city: line, state: line, timeZone: fc.constantFrom(null, 'America/Chicago') }),
    2,
    1,
  ),
  hall: anyHall,
  tours: list(fc.record({ name: line, prioritySelection: fc.boolean() }), 3),
  shows: list(show, 4, 1),
  outlet,
  seed: fc.nat({ max: 900_000 }),
});

const numbered = (all: readonly object[], kind: string, id: Id): Given[] =>
  all.map((each) => ({ id: id(kind), ...each }));

function outletGiven(raw: Value<typeof outlet>, outletId: number, shows: Given[], tours: Given[], id: Id) {
  let mobile = 0;
  const delivery = numbered(raw.delivery, 'delivery', id).map((method) => {
    if (method['type'] !== 'mobile') return method;
    mobile += 1;
    return { ...method, active: mobile === 1 && method['active'] };
  });
  const domesticMethods = delivery.filter((method) => method['type'] === 'domestic');
  const allSeries: Given[] = raw.series.map(({ domestic, tour, ...each }) => ({
    id: id('series'),
    ...each,
    tour: chosen(tours, tour),
    domesticDelivery: chosen(domesticMethods, domestic),
  }));
  return {
    ...raw,
    id: outletId,
    hosts: [`shop-${outletId}.example.com`],
    policies: numbered(raw.policies, 'policy', id),
    contents: numbered(raw.contents, 'content', id),
    delivery,
    series: allSeries,
    events: raw.events.map((each) => eventGiven(each, shows, allSeries, id)),
  };
}

/** A description of a seller with one outlet. */
export type AnyProgramme = (sellerId: number, outletId: number) => object;

export const anyProgramme: fc.Arbitrary<AnyProgramme> = whole.map(
  ({ seed, outlet: of, hall, ...raw }) =>
    (sellerId, outletId) => {
      const id = numbers(seed);
      const artists = numbered(raw.artists, 'artist', id);
      const venues = numbered(raw.venues, 'venue', id);
      const tours = numbered(raw.tours, 'tour', id);
      const shows: Given[] = raw.shows.map(({ artist, venue, earlier, ...each }) => ({
        id: id('show'),
        ...each,
        artist: chosen(artists, artist),
        venue: chosen(venues, venue),
        doors: earlier === null ? null : new Date(each.date.getTime() - earlier * MINUTE),
      }));
      const halls = hall ? [{ id: id('hall'), venue: chosen(venues, 0), ...hall }] : [];
      const outlets = [outletGiven(of, outletId, shows, tours, id)].map(({ events, ...each }) => ({
        ...each,
        events: halls[0] ? onPlan(events, halls[0].id) : events,
      }));
      return { ...raw, id: sellerId, artists, venues, halls, tours, shows, outlets };
    },
);
