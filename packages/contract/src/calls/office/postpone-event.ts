// An event on another day: everybody is told, and may ask for the money back.
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, id, instant, maybe, paragraph, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const permission = 'events.cancel';

const postponement = shape('EventPostponement', {
  eventId: id,
  name: text,
  startsAt: maybe(instant),
  /** How many events are on sale for this show: they all move with it. */
  events: id,
  orders: id,
  people: id,
  /** Requests that ask for it and wait for their draw. */
  requests: id,
});
export type EventPostponement = Of<typeof postponement>;

export const getEventPostponement = officeCall({
  name: 'getEventPostponement',
  module: 'after-sale',
  method: 'GET',
  path: 'events/postponement',
  permission,
  changes: false,
  summary: 'Whom another date of an event would touch.',
  input: asked('EventPostponementKey', { id: addressedId }),
  output: postponement,
  refusals: ['NOT_FOUND'],
});

export const postponeEvent = officeCall({
  name: 'postponeEvent',
  module: 'after-sale',
  path: 'events/postpone',
  permission,
  changes: true,
  freshPassword: true,
  summary:
    'Moves an event to another date, opens its refund window and writes to everybody who has or asks for tickets.',
  input: asked('EventPostponing', {
    eventId: id,
    startsAt: instant,
    /** The date that the page has shown: another one is refused. */
    seenAt: maybe(instant),
    /** As the page has shown it: another number is refused. */
    orders: id,
    /** Customers read it. */
    reason: paragraph(500),
  }),
  output: task,
  refusals: ['NOT_FOUND', 'AFTER_SALE_REFUSED', 'CHANGED_MEANWHILE'],
});
