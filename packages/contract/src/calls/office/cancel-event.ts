// An event that does not take place: what calling it off means for everybody, and what became of it.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, id, instant, line, list, maybe, paragraph, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const cents = z.int();
const permission = 'events.cancel';

const outcome = shape('CancellationOutcome', {
  at: instant,
  reason: text,
  /** The task that carries it out. */
  taskId: maybe(uuid),
  orders: id,
  /** What has gone back. */
  returnedCents: cents,
  /** What leaves by itself, once its charge has settled or the gateway has answered. */
  comingCents: cents,
  refusedCents: cents,
  /** What needs a person, a hundred at most. */
  refused: list(shape('RefusedReturn', { number: text, message: text })),
});

const cancellation = shape('EventCancellation', {
  eventId: id,
  name: text,
  /** Those with tickets of it that nobody has given back. */
  orders: id,
  people: id,
  tickets: id,
  /** To cards, of what was captured. */
  returnsCents: cents,
  /** Of payments to come: never charged. */
  loweredCents: cents,
  /** Orders of these that nothing was paid for yet. */
  unpaid: id,
  /** Orders of these with a charge under way, held or of unknown outcome: they wait for it. */
  charging: id,
  /** Tickets that carts hold. */
  inCarts: id,
  /** Requests that ask for it and wait for their draw. */
  requests: id,
  outcome: maybe(outcome),
});
export type EventCancellation = Of<typeof cancellation>;

export const getEventCancellation = officeCall({
  name: 'getEventCancellation',
  module: 'after-sale',
  method: 'GET',
  path: 'events/cancellation',
  permission,
  changes: false,
  summary: 'What cancelling an event for everybody would mean now, or what has become of it.',
  input: asked('EventCancellationKey', { id: addressedId }),
  output: cancellation,
  refusals: ['NOT_FOUND'],
});

export const cancelEvent = officeCall({
  name: 'cancelEvent',
  module: 'after-sale',
  path: 'events/cancel',
  permission,
  changes: true,
  freshPassword: true,
  summary:
    'Cancels an event for everybody: off sale at once, then a task gives back every order and writes to everybody.',
  input: asked('EventCanceling', {
    eventId: id,
    /** As somebody has typed it. */
    name: line(200),
    /** As the page has shown it: another number is refused. */
    orders: id,
    /** Customers read it. */
    reason: paragraph(500),
  }),
  output: task,
  refusals: ['NOT_FOUND', 'AFTER_SALE_REFUSED'],
});
