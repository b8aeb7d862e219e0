// The waiting room of an event, on and off.
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, maybe, text } from '../../wire.ts';
import * as z from 'zod/mini';
import type { Of } from '../../wire.ts';

const waitingRoomNow = shape('WaitingRoomNow', {
  isOpen: flag,
  openedBy: maybe(text),
  /** More wanted in than were served. */
  byItself: flag,
  opensAt: maybe(instant),
  drawnAt: maybe(instant),
  waiting: id,
  /** Have their turn at this moment. */
  inside: id,
  admitted: id,
  perMinute: z.number(),
  /** When the first of the event's levels goes on sale, where that is still to come. */
  nextSale: maybe(instant),
});
export type WaitingRoomNow = Of<typeof waitingRoomNow>;

export const getOfficeWaitingRoom = officeCall({
  name: 'getOfficeWaitingRoom',
  module: 'waiting-room',
  method: 'GET',
  path: 'waiting-room/get',
  permission: 'events.look',
  changes: false,
  summary: 'Whether people line up before an event, how many, and how fast they get in.',
  input: asked('WaitingRoomKey', { eventId: addressedId }),
  output: waitingRoomNow,
  refusals: ['NOT_FOUND'],
});

export const openWaitingRoom = officeCall({
  name: 'openWaitingRoom',
  module: 'waiting-room',
  path: 'waiting-room/open',
  permission: 'events.waiting-room',
  changes: true,
  summary: 'Put a waiting room before an event; the lot is drawn at `opensAt`, or at once.',
  input: asked('WaitingRoomOpened', { eventId: id, opensAt: maybe(instant), reason: line(500) }),
  output: noFields,
  refusals: ['NOT_FOUND', 'NOT_ON_SALE'],
});

export const closeWaitingRoom = officeCall({
  name: 'closeWaitingRoom',
  module: 'waiting-room',
  path: 'waiting-room/close',
  permission: 'events.waiting-room',
  changes: true,
  summary: 'Let everybody in who waits: the event has no waiting room any more.',
  input: asked('WaitingRoomClosed', { eventId: id, reason: line(500) }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});
