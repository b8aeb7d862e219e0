// How one show sells, what is in, and who came.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

const cents = z.int();
const count = z.int();

/** Days before the show count down to 0; what was given back since is taken off on the day when it was. */
const curve = list(shape('SoldUntil', { before: count, tickets: count, sold: count }));

const showFacts = { id, name: text, startsAt: maybe(instant), venue: maybe(text) };
const otherShow = shape('OtherShow', showFacts);
export type OtherShow = Of<typeof otherShow>;

const ways = ['shop', 'code', 'counter', 'draw', 'guests'] as const;

const reportLevel = shape('ReportLevel', {
  id,
  outletId: id,
  item: text,
  name: text,
  isAddOn: flag,
  capacity: count,
  /** Without what guests have. */
  sold: count,
  guests: count,
  /** Kept for the house or a draw. */
  aside: count,
  left: count,
  /** Price and fees of what is sold; for those who see every line of the ledger. */
  cents: maybe(cents),
});
export type ReportLevel = Of<typeof reportLevel>;

const reportWay = shape('ReportWay', {
  way: z.enum(ways),
  /** Of the shop, where it is one. */
  outletId: maybe(id),
  tickets: count,
  cents: maybe(cents),
});
export type ReportWay = Of<typeof reportWay>;

const reportMoney = shape('ReportMoney', {
  ticketsCents: cents,
  taxesCents: cents,
  /** Delivery and payment plans; of an order for several shows this show's share. */
  deliveryCents: cents,
  expectedCents: cents,
  /** As the ledger has it by event. */
  capturedCents: cents,
  returnedCents: cents,
  toComeCents: cents,
  /** Of what is to come: charges of which the gateway has not said yet what became of them. */
  heldCents: cents,
  heldOrders: count,
  backTickets: count,
  backCents: cents,
  /** Orders for more than this show. */
  sharedOrders: count,
});
export type ReportMoney = Of<typeof reportMoney>;

const reportDoor = shape('ReportDoor', {
  /** Tickets that let somebody in. */
  expected: count,
  inside: count,
  /** Of them those with a seat that was sold: no add-ons, no guests. */
  seated: count,
  entries: list(shape('EntriesAt', { at: instant, people: count })),
  turnedAway: list(shape('TurnedAway', { why: text, people: count })),
});
export type ReportDoor = Of<typeof reportDoor>;

const askedLevel = shape('AskedLevel', {
  levelId: id,
  name: text,
  requests: count,
  wanted: count,
  /** Of the requests, those for which this show comes first. */
  priority: count,
  /** Tickets, once it is drawn. */
  awarded: maybe(count),
});
export type AskedLevel = Of<typeof askedLevel>;

const eventReport = shape('EventReport', {
  ...showFacts,
  place: maybe(place),
  canceledAt: maybe(instant),
  isOver: flag,
  /** The same show at every outlet that one sees. */
  eventIds: list(id),
  seats: count,
  sold: count,
  curve,
  /** The show that it stands beside. */
  beside: maybe(shape('ShowBeside', { ...showFacts, sold: count, curve })),
  others: list(otherShow),
  /** What staff did with it, with the tickets of that day and the next. */
  did: list(shape('WhatWeDid', { at: instant, before: count, what: text, tickets: count })),
  levels: list(reportLevel),
  ways: list(reportWay),
  codes: list(shape('ReportCode', { code: text, tickets: count, cents: maybe(cents) })),
  /** For those who see the ledger. */
  money: maybe(reportMoney),
  /** Once the doors are open. */
  door: maybe(reportDoor),
  /** Where it is sold by request. */
  asked: maybe(shape('ReportRequests', { seriesId: id, drawnAt: maybe(instant), levels: list(askedLevel) })),
  at: instant,
});
export type EventReport = Of<typeof eventReport>;

export const getEventReport = officeCall({
  name: 'getEventReport',
  module: 'reports',
  method: 'GET',
  path: 'reports/event',
  permission: 'reports.look',
  changes: false,
  turns: { atOnce: 3, waiting: 20 },
  summary:
    'How a show sells, at every outlet together: over the days before it, beside another show, by level and by way of buying; its money as the ledger has it, and who came in.',
  input: asked('EventReportKey', {
    id: addressedId,
    /** Another show’s event; 0: none. Left out: the last one of the same artist at the same venue. */
    beside: maybe(addressedId),
  }),
  output: eventReport,
  refusals: ['NOT_FOUND'],
});

const reportHall = shape('ReportHall', {
  /** Six bytes a seat in base64, as maps of the shop have them; empty where no seat is numbered. */
  seats: text,
  /** A letter a seat, in the same order: `i` came in, `s`old, `g`uests’, kept for the `h`ouse, `u`nsold. */
  states: text,
});
export type ReportHall = Of<typeof reportHall>;

export const getReportHall = officeCall({
  name: 'getReportHall',
  module: 'reports',
  method: 'GET',
  path: 'reports/hall',
  permission: 'reports.look',
  changes: false,
  summary: 'The numbered seats of an event, where each lies, and whether it was sold and somebody came.',
  input: asked('ReportHallKey', { eventId: addressedId }),
  output: reportHall,
  refusals: ['NOT_FOUND'],
});

export const eventReportCalls = [getEventReport, getReportHall];
