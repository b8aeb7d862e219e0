// A draw as the box office sees it.
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { flag, id, instant, list, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';

const drawState = z.enum(['committed', 'frozen', 'drawn', 'published', 'abandoned']);

const summaryFields = {
  seriesId: id,
  name: text,
  outletId: id,
  opensAt: maybe(instant),
  closesAt: maybe(instant),
  isClosed: flag,
  /** Missing where nothing was committed to. */
  state: maybe(drawState),
  requests: id,
};

export const drawSummary = shape('DrawSummary', summaryFields);
export type DrawSummary = Of<typeof drawSummary>;

const demand = shape('LevelDemand', {
  eventId: id,
  eventName: text,
  startsAt: instant,
  levelId: id,
  levelName: text,
  unitCents: z.int(),
  isAddOn: flag,
  /** What can be drawn: without what is set aside for the house and for guests. */
  stock: id,
  lines: id,
  wanted: id,
  /** Tickets of those who want this level or nothing. */
  onlyThis: id,
  awarded: maybe(id),
});
export type LevelDemand = Of<typeof demand>;

const task = shape('DrawProgress', {
  state: text,
  done: id,
  total: maybe(id),
  askedBy: text,
  problem: maybe(text),
});

const review = shape('DrawReview', {
  statuses: list(shape('StatusCount', { status: text, entries: id })),
  orders: id,
  /** Payments that are charged with the publishing: in full, and of plans. */
  charges: id,
  inFull: id,
  inFullCents: z.int(),
  installments: id,
  installmentsCents: z.int(),
  /** Payments of plans on a day that is still to come. */
  later: id,
  laterCents: z.int(),
  /** Orders that owe nothing. */
  free: id,
  letters: id,
  notEligible: id,
});

const override = shape('DrawOverrideMade', { number: id, entryId: text, code: text, at: instant });

export const drawDetail = shape('DrawDetail', {
  ...summaryFields,
  drawKey: maybe(text),
  commitment: maybe(text),
  committedAt: maybe(instant),
  /** The commitment came after the opening: it proves less, and the page says so. */
  isLate: flag,
  rulesHash: maybe(text),
  partial: flag,
  households: flag,
  mostEvents: maybe(id),
  mostTickets: maybe(id),
  inputKind: maybe(text),
  inputSource: maybe(text),
  inputDigits: maybe(id),
  inputRound: maybe(z.int()),
  frozenAt: maybe(instant),
  root: maybe(text),
  entries: maybe(id),
  publicNumber: maybe(text),
  drawnAt: maybe(instant),
  publishedAt: maybe(instant),
  fileHash: maybe(text),
  publicAddress: text,
  /** DRAW-10: it may be abandoned now. */
  mayAbandon: flag,
  /** Those of the same series that were abandoned. */
  abandoned: list(shape('AbandonedDraw', { drawKey: text, at: instant, publicAddress: text })),
  demand: list(demand),
  progress: maybe(task),
  letters: maybe(task),
  review: maybe(review),
  overrides: list(override),
  /** The runner-up log, line by line. */
  log: list(text),
  walkAt: maybe(text),
  /** What it kept went on sale: it is walked no more. */
  walksEndedAt: maybe(instant),
  /** Tickets that it keeps now. */
  kept: id,
  orders: maybe(task),
});
export type DrawDetail = Of<typeof drawDetail>;

export const entryLine = shape('EntryLineChange', { line: id, level: id, quantity: id });

export const drawEntry = shape('DrawEntry', {
  entryId: text,
  place: id,
  number: text,
  name: text,
  status: text,
  isEligible: flag,
  isOverridden: flag,
  lines: list(
    shape('EntryLine', {
      eventId: id,
      level: id,
      quantity: id,
      askedLevel: id,
      askedQuantity: id,
      result: text,
      reason: maybe(text),
    }),
  ),
});
export type DrawEntry = Of<typeof drawEntry>;
