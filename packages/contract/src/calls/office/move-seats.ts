// An order that is moved to other seats: what there is to choose from, and the move itself.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

const MOST_SEATS = 100;
const orderNumber = line(20);

const movableTicket = shape('MovableTicket', {
  ticketId: id,
  /** `Orchestra, row A, seat 11` */
  place: text,
  /** It is on a phone, and has a code that ends. */
  isOnPhone: flag,
  /** The friend who has it. */
  sentTo: maybe(text),
  /** Why it stays where it is. */
  blocked: maybe(text),
});
export type MovableTicket = Of<typeof movableTicket>;

const movableLine = shape('MovableLine', {
  lineId: id,
  levelId: id,
  level: text,
  /** Its own level first, then others that cost the same. */
  levelIds: list(id),
  tickets: list(movableTicket),
});
export type MovableLine = Of<typeof movableLine>;

/** A hall as it is drawn, as maps of the shop have it. */
const officeHall = shape('OfficeHall', {
  sections: list(
    shape('OfficeHallSection', {
      name: text,
      rows: list(shape('OfficeHallRow', { name: text, seats: list(text), positions: maybe(list(z.int())) })),
    }),
  ),
  levelIds: list(id),
  /** Six bytes a seat in base64. */
  seats: text,
  ticketIds: list(list(z.int())),
  companions: list(list(z.int())),
  isPlaced: flag,
  /** A letter a seat, in the same order: `f`ree, in a `c`art, set `a`side, `s`old. */
  states: text,
});

const seatsToMove = shape('SeatsToMove', {
  eventId: id,
  show: text,
  startsAt: maybe(instant),
  venue: maybe(text),
  place: maybe(place),
  /** Why none of it can be moved now. */
  blocked: maybe(text),
  lines: list(movableLine),
  levels: list(shape('LevelToMoveTo', { levelId: id, name: text })),
  hall: officeHall,
});
export type SeatsToMove = Of<typeof seatsToMove>;

export const getSeatsToMove = officeCall({
  name: 'getSeatsToMove',
  module: 'after-sale',
  method: 'GET',
  path: 'orders/seats-to-move',
  permission: 'orders.change',
  changes: false,
  summary:
    'The numbered tickets of an order at one event, and the hall to choose other seats in; which levels cost the same.',
  input: asked('SeatsToMoveKey', { number: orderNumber, eventId: addressedId }),
  output: seatsToMove,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND'],
});

export const moveOrderSeats = officeCall({
  name: 'moveOrderSeats',
  module: 'after-sale',
  path: 'orders/move-seats',
  permission: 'orders.change',
  changes: true,
  summary:
    'Moves tickets of a line to other seats at the same price: the old seats are free again, codes end and are issued anew, and the buyer is written to.',
  input: asked('SeatMove', {
    number: orderNumber,
    lineId: id,
    from: list(id).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    to: list(id).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    reason: line(200),
  }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'AFTER_SALE_REFUSED'],
});
