// What an outlet makes of a show: how it is sold, which items, at which prices, how many.
import { saleStatusWords, saleWords } from '@stagedoor/rules/programme/vocabulary';
import { keepingWords, seatKinds } from '@stagedoor/rules/seats/seat-kinds';
import { MOST_OFFER_HOURS } from '@stagedoor/rules/waiting-list/offer-hours';
import * as z from 'zod/mini';
import { flag, oneOf, reference, wordOf } from './fields/choices.ts';
import { calendarDay, moment } from './fields/dates.ts';
import { forms } from './fields/forms.ts';
import { dollars, id, taxPercent, whole } from './fields/numbers.ts';
import { listOf, named, optional, record } from './fields/record.ts';
import { planOfEvent } from './hall.ts';
import { html, image, line, text } from './fields/texts.ts';
import type { CleanHtml } from './fields/texts.ts';

const MOST_PLACES = 100_000;

const fee = record('fee', { name: line(), description: optional(text()), value: dollars });

const level = record('price level', {
  id,
  name: line(),
  price: dollars,
  limit: whole(1, 1000),
  minimum: optional(whole(1, 1000), 1),
  multiple: optional(whole(1, 1000), 1),
  optOut: optional(flag, false),
  alternate: optional(flag, true),
  status: optional(wordOf(saleStatusWords), 'on-sale'),
  from: optional(moment),
  until: optional(moment),
  fees: optional(listOf(fee), []),
  /** Where it is not the show's. */
  taxPercent: optional(taxPercent),
  capacity: optional(whole(1, MOST_PLACES)),
});

const item = record('item', {
  id,
  name: line(),
  description: optional(text()),
  kind: optional(line(), 'Ticket'),
  addOn: optional(flag, false),
  refunds: optional(flag, false),
  upgrades: optional(flag, false),
  levels: named(level, 'price level'),
});

const contentWith = (clean: CleanHtml) => record('content', { title: line(), body: html(clean) });

/** Seats as they stand in the hall, the best block first; a position left out in a row is an aisle. */
const seat = record('seat', {
  section: line(500),
  row: line(500),
  seat: line(500),
  level: reference('price level'),
  position: whole(1, 999_999),
  x: optional(whole(0, 10_000)),
  y: optional(whole(0, 10_000)),
  kind: optional(oneOf(seatKinds), 'seat'),
  /** Of a companion's seat: the accessible seat of the same row that it belongs to. */
  with: optional(line(500)),
});

const seats = z
  .array(seat, { error: '"{label}" must be a list, each entry after a "-".' })
  .check(
    z.maxLength(MOST_PLACES, { error: `More than ${MOST_PLACES} seats do not fit.` }),
    z.minLength(1, { error: 'The seating plan has no seats.' }),
  )
  .register(forms, { is: 'seats' });

export const eventWith = (clean: CleanHtml) =>
  record('event', {
    id,
    show: reference('show'),
    sale: wordOf(saleWords),
    series: optional(reference('series')),
    name: optional(line()),
    description: optional(html(clean)),
    image: optional(image),
    doors: optional(moment),
    mobileDelivery: optional(flag, false),
    ticketDay: optional(calendarDay),
    active: optional(flag, true),
    contents: optional(listOf(contentWith(clean)), []),
    seats: optional(seats),
    /** In the place of seats: a plan of a hall. */
    plan: optional(planOfEvent),
    chooseSeats: optional(flag, false),
    singleSeats: optional(flag, false),
    keepAccessible: optional(oneOf(keepingWords), 'until-sold-out'),
    /** It has a waiting list, whose offers are held for so many hours. */
    waitingList: optional(whole(1, MOST_OFFER_HOURS)),
    /** Customers may offer tickets back to the list; what the shop keeps of each that is bought. */
    returnFee: optional(dollars),
    items: optional(listOf(item), []),
  });
