// How full the hall of an event is, seat by seat.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, list, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const count = z.int();

const sectionFill = shape('SectionFill', {
  name: text,
  free: count,
  carts: count,
  /** Kept for the house, guests or a draw. */
  aside: count,
  sold: count,
});

const hallFill = shape('HallFill', {
  /** Six bytes a seat in base64, as maps of the shop have them; empty where no seat is numbered. */
  seats: text,
  /** A letter a seat, in the same order: `f`ree, in a `c`art, set `a`side, `s`old. */
  states: text,
  sections: list(sectionFill),
});
export type HallFill = Of<typeof hallFill>;

export const getHallFill = officeCall({
  name: 'getHallFill',
  module: 'inventory',
  method: 'GET',
  path: 'events/hall-fill',
  permission: 'events.look',
  changes: false,
  summary:
    'The numbered seats of an event, where each lies and whether it is free, in a cart, set aside or sold.',
  input: asked('HallFillKey', { eventId: addressedId }),
  output: hallFill,
  refusals: ['NOT_FOUND'],
});

export const hallFillCalls = [getHallFill];
