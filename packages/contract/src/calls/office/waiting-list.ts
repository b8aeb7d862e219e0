// The waiting list of a show, for the desk: who is next, for what, until when.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const count = z.int().check(z.minimum(0));

const level = shape('OfficeWaitingLevel', {
  id,
  name: text,
  /** One ticket with its fees. */
  priceCents: count,
  sold: count,
  /** Sold in steps of so many. */
  multiplier: count,
  people: count,
  tickets: count,
  /** By customers who would give theirs back, and whose they are until somebody has bought them. */
  offeredBack: count,
  offered: count,
  bought: count,
  /** Of its people those who would take another level as well. */
  either: count,
});

const row = shape('OfficeWaitingRow', {
  entryId: id,
  place: count,
  userId: maybe(id),
  email: text,
  since: instant,
  quantity: count,
  levels: text,
  /** At most, one ticket with its fees. */
  mostCents: count,
  state: z.enum(['waiting', 'offered', 'passed-over', 'skipped', 'bought', 'let-go', 'lapsed', 'withdrawn']),
  /** Until when it is offered, or when that was settled. */
  at: maybe(instant),
  /** What is, or was, offered: how many, of which level, together with fees. */
  tickets: maybe(count),
  levelName: maybe(text),
  cents: maybe(count),
  order: maybe(text),
  /** Who was passed over: how many tickets went to somebody behind them last. */
  passedTickets: maybe(count),
});
export type OfficeWaitingRow = Of<typeof row>;

const cameBack = shape('OfficeWaitingReturn', {
  tickets: count,
  levelName: text,
  how: z.enum(['cart', 'sale', 'house', 'guests', 'new', 'kept', 'customer']),
  at: instant,
  offeredTo: list(count),
  bought: count,
  letGo: count,
});

const waitingList = shape('OfficeWaitingList', {
  eventId: id,
  name: text,
  startsAt: maybe(instant),
  venue: maybe(text),
  isOn: flag,
  isPaused: flag,
  hours: maybe(count),
  endsAt: maybe(instant),
  people: count,
  tickets: count,
  either: count,
  levels: list(level),
  /** Everybody who waits, in order, and the last offers that were settled. */
  rows: list(row),
  returns: list(cameBack),
  /** Offered, since the list began. */
  settled: count,
  /** The most that one person may wait for. */
  mostTickets: count,
});
export type OfficeWaitingList = Of<typeof waitingList>;

const addressed = asked('WaitingListAddressed', { eventId: addressedId });
const one = asked('WaitingListOfEvent', { eventId: id });

export const getOfficeWaitingList = officeCall({
  name: 'getOfficeWaitingList',
  module: 'waiting-list',
  method: 'GET',
  path: 'waiting/get',
  permission: 'waiting.look',
  changes: false,
  summary: 'Who waits for a show, what was offered to whom, and what came back.',
  input: addressed,
  output: waitingList,
  refusals: ['NOT_FOUND'],
});

export const pauseWaitingList = officeCall({
  name: 'pauseWaitingList',
  module: 'waiting-list',
  path: 'waiting/pause',
  permission: 'waiting.work',
  changes: true,
  summary: 'Offer nothing for a while; offers that are out stay good, and what comes back is kept.',
  input: one,
  output: noFields,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const resumeWaitingList = officeCall({
  name: 'resumeWaitingList',
  module: 'waiting-list',
  path: 'waiting/resume',
  permission: 'waiting.work',
  changes: true,
  summary: 'Offer again, beginning with what was kept.',
  input: one,
  output: noFields,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const skipWaiting = officeCall({
  name: 'skipWaiting',
  module: 'waiting-list',
  path: 'waiting/skip',
  permission: 'waiting.work',
  changes: true,
  summary: 'Pass over one person, with a reason, or ask them again; they keep their place.',
  input: asked('WaitingSkip', { eventId: id, entryId: id, isSkipped: flag, reason: line(500) }),
  output: noFields,
  refusals: ['NOT_FOUND', 'OFFER_IN_CART'],
});

export const exportWaitingList = officeCall({
  name: 'exportWaitingList',
  module: 'waiting-list',
  path: 'waiting/export',
  permission: 'lists.export',
  changes: true,
  summary: 'Everybody who waits for a show, in order, as CSV.',
  input: one,
  output: task,
  refusals: ['NOT_FOUND'],
});

export const waitingListCalls = [
  getOfficeWaitingList,
  pauseWaitingList,
  resumeWaitingList,
  skipWaiting,
  exportWaitingList,
];
