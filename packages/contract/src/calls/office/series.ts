// A series on one page: when it is open, how it is drawn, who pays when. It is drafted and published as shows are.
import { currencies } from '@stagedoor/rules/money/currencies';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { draftConflict, draftProblem, savedField, typedField } from './show-drafts.ts';

const count = z.int();
const seriesWindow = z.enum(['hidden', 'visible', 'open', 'closed']);

const listedSeries = shape('ListedSeries', {
  id,
  outletId: id,
  name: text,
  tour: maybe(text),
  window: seriesWindow,
  opens: maybe(instant),
  closes: maybe(instant),
  shows: count,
  /** Requests that wait for the draw. */
  requests: count,
  /** Why its requests would wait for ever, in a sentence. */
  undrawable: maybe(text),
});
export type ListedSeries = Of<typeof listedSeries>;

export const listSeries = officeCall({
  name: 'listSeries',
  module: 'setup',
  method: 'GET',
  path: 'setup/series-list',
  permission: 'setup.look',
  changes: false,
  summary: 'Series with how their window stands at this moment, the one that closes last first.',
  input: asked('SeriesQuestion', { outletId: maybe(addressedId) }),
  output: shape('SeriesList', { series: list(listedSeries) }),
});

const showInSeries = shape('ShowInSeries', {
  eventId: id,
  name: text,
  venue: text,
  startsAt: instant,
  tickets: count,
  taxPercent: z.number(),
  /** What its dearest level costs with fees, before tax. */
  price: maybe(count),
});
export type ShowInSeries = Of<typeof showInSeries>;

const drawOfSeries = shape('DrawOfSeries', {
  /** Whether this server has what secrets are sealed with. */
  hasSecret: flag,
  /** What was promised about the secret before anybody could ask. */
  commitment: maybe(text),
  committedAt: maybe(instant),
});

const facts = {
  draftId: maybe(id),
  /** The series that it changes; none while it is new. */
  seriesId: maybe(id),
  outletId: id,
  outlet: text,
  isGuestList: flag,
  keptBy: z.enum(['files', 'desk']),
  name: text,
  window: maybe(seriesWindow),
  /** From this moment on its rules and its plan stay; missing while that is to come. */
  lockedSince: maybe(instant),
  currency: z.enum(currencies),
  taxesIncluded: flag,
  /** By whose clock its times are typed. */
  zone: text,
  /** By field what is public; of a new series what it begins with. */
  published: z.record(z.string(), z.unknown()),
  typed: list(typedField),
  problems: list(draftProblem),
  notes: list(text),
  requests: count,
  shows: list(showInSeries),
  draw: drawOfSeries,
  choices: shape('SeriesChoices', {
    tours: list(shape('SeriesTour', { id, name: text })),
    delivery: list(shape('SeriesDelivery', { id, name: text, price: count })),
  }),
};

const draft = shape('SeriesDraft', facts);
export type SeriesDraft = Of<typeof draft>;

export const getSeriesDraft = officeCall({
  name: 'getSeriesDraft',
  module: 'setup',
  method: 'GET',
  path: 'setup/series',
  permission: 'setup.shows',
  changes: false,
  summary: 'A series as it is public, what was typed about it since, by whom, and what speaks against that.',
  input: asked('SeriesDraftKey', { draftId: maybe(addressedId), seriesId: maybe(addressedId) }),
  output: draft,
  refusals: ['NOT_FOUND'],
});

export const makeSeriesDraft = officeCall({
  name: 'makeSeriesDraft',
  module: 'setup',
  path: 'setup/make-series',
  permission: 'setup.shows',
  changes: false,
  summary: 'Begins a new series.',
  input: asked('SeriesDraftMade', { outletId: id }),
  output: shape('SeriesDraftNumber', { draftId: id }),
  refusals: ['NOT_FOUND'],
});

export const saveSeriesDraft = officeCall({
  name: 'saveSeriesDraft',
  module: 'setup',
  path: 'setup/save-series',
  permission: 'setup.shows',
  changes: false,
  summary:
    'Keeps what was typed about a series. A field that says something else by now than whoever typed has seen is not ' +
    'kept: it is told what it says.',
  input: asked('SeriesDraftSaved', { draftId: maybe(id), seriesId: maybe(id), fields: list(savedField) }),
  output: shape('SeriesDraftKept', { ...facts, conflicts: list(draftConflict) }),
  refusals: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  longBody: true,
});

export const seriesCalls = [listSeries, getSeriesDraft, makeSeriesDraft, saveSeriesDraft];
