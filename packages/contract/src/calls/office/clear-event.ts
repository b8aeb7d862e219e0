// A clearing run: all refunds and upgrades of an event or of its series, settled in a stated order and seen before.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { addressedFlag, asked, shape } from '../../shape.ts';
import { addressedId, flag, id, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const cents = z.int();
const permission = 'events.cancel';

const move = shape('ClearingMove', {
  kind: z.enum(['refund', 'upgrade']),
  number: text,
  email: text,
  show: text,
  /** `Floor × 2` */
  from: text,
  /** The better level; of a refund nothing. */
  to: maybe(text),
  /** What comes on top; less than nothing goes back. */
  cents,
});
export type ClearingMove = Of<typeof move>;

const clearing = shape('ClearingRun', {
  name: text,
  /** How many events it is about. */
  events: id,
  /** In the order in which they are settled: refunds, then upgrades, those who asked first first. */
  moves: list(move),
  givesBackCents: cents,
  chargesCents: cents,
  /** Who asks and stays where they are, with the reason. */
  stays: list(shape('ClearingStay', { number: text, email: text, why: text })),
});
export type ClearingRun = Of<typeof clearing>;

export const getClearingRun = officeCall({
  name: 'getClearingRun',
  module: 'after-sale',
  method: 'GET',
  path: 'events/clearing',
  permission,
  changes: false,
  summary: 'Who would move where in a clearing run of an event or of its series, and what it costs.',
  input: asked('ClearingQuestion', { id: addressedId, wholeSeries: maybe(addressedFlag) }),
  output: clearing,
  refusals: ['NOT_FOUND'],
});

export const startClearingRun = officeCall({
  name: 'startClearingRun',
  module: 'after-sale',
  path: 'events/clear',
  permission,
  changes: true,
  freshPassword: true,
  summary: 'Starts the task that settles what the clearing run has shown, and nothing else.',
  input: asked('ClearingStart', {
    eventId: id,
    wholeSeries: flag,
    /** As the page has shown them: other numbers are refused. */
    moves: id,
    givesBackCents: cents,
    chargesCents: cents,
  }),
  output: task,
  refusals: ['NOT_FOUND', 'AFTER_SALE_REFUSED'],
});
