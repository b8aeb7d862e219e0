// Will call: who collects, and who has.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

const permission = 'fulfilment.work';

export const listWillCall = officeCall({
  name: 'listWillCall',
  module: 'fulfilment',
  method: 'GET',
  path: 'will-call/shows',
  permission,
  changes: false,
  summary: 'The shows of which tickets wait at will call, with how many orders were handed out.',
  input: asked('WillCallQuestion', { outletId: maybe(addressedId) }),
  output: shape('WillCallShows', {
    shows: list(
      shape('WillCallShow', {
        eventId: id,
        name: text,
        startsAt: maybe(instant),
        place: maybe(place),
        orders: id,
        collected: id,
      }),
    ),
  }),
});

const row = shape('WillCallOrder', {
  number: text,
  firstName: text,
  lastName: text,
  isGuest: flag,
  places: list(shape('WillCallPlaces', { level: text, quantity: id })),
  seats: list(text),
  collectedAt: maybe(instant),
  collectedBy: maybe(text),
  place: maybe(z.enum(['desk', 'door'])),
});
export type WillCallOrder = Of<typeof row>;

export const getWillCall = officeCall({
  name: 'getWillCall',
  module: 'fulfilment',
  method: 'GET',
  path: 'will-call/list',
  permission,
  changes: false,
  summary: 'Everybody who collects tickets of a show, by last name.',
  input: asked('WillCallListQuestion', { eventId: addressedId }),
  output: shape('WillCallList', {
    name: text,
    startsAt: maybe(instant),
    place: maybe(place),
    rows: list(row),
  }),
  refusals: ['NOT_FOUND'],
});

export const collectWillCall = officeCall({
  name: 'collectWillCall',
  module: 'fulfilment',
  path: 'will-call/collect',
  permission,
  changes: true,
  summary: 'Hands the tickets of an order and a show out, once.',
  input: asked('WillCallPickup', { order: line(20), eventId: id }),
  output: noFields,
  refusals: ['NOT_FOUND', 'PARCEL_REFUSED'],
});
