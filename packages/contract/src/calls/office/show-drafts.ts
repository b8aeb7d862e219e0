// A show is made and changed on one page, in a draft that keeps itself; several drafts are published as one.
import { currencies } from '@stagedoor/rules/money/currencies';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { showState } from './shows.ts';

const count = z.int();

export const draftKind = z.enum(['show', 'series']);

export const typedField = shape('ShowFieldTyped', {
  field: text,
  value: z.unknown(),
  /** Who typed it last, and when. */
  by: text,
  isMine: flag,
  at: instant,
});

/** What speaks against it, by field and, of a level, by its part. */
export const draftProblem = shape('ShowProblem', { field: maybe(text), part: maybe(text), message: text });

const choices = shape('ShowChoices', {
  artists: list(text),
  venues: list(shape('ShowVenue', { id, name: text, city: text, state: text, zone: text })),
  series: list(shape('ShowSeries', { id, name: text })),
  halls: list(
    shape('ShowHall', {
      id,
      venueId: id,
      name: text,
      version: count,
      levels: list(shape('ShowHallLevel', { name: text, seats: count })),
    }),
  ),
  /** Shows that a new one may be like, the last first. */
  earlier: list(shape('EarlierShow', { id, name: text, startsAt: maybe(instant) })),
  /** What the outlet's latest show asks for besides its price. */
  usualFees: list(shape('UsualFee', { name: text, description: maybe(text), value: count })),
});

const facts = {
  draftId: maybe(id),
  /** The show that it changes; none while it is new. */
  eventId: maybe(id),
  outletId: id,
  outlet: text,
  isGuestList: flag,
  keptBy: z.enum(['files', 'desk']),
  /** What it is called. */
  name: text,
  state: maybe(showState),
  currency: z.enum(currencies),
  taxesIncluded: flag,
  /** The seller's own zone: of venues that have none, too. */
  zone: text,
  /** By field what is public; of a new show what it begins with. */
  published: z.record(z.string(), z.unknown()),
  typed: list(typedField),
  problems: list(draftProblem),
  notes: list(text),
  /** By level what is sold, and what carts hold. */
  taken: list(shape('LevelTaken', { level: text, sold: count, carts: count, seats: maybe(count) })),
  choices,
};

const draft = shape('ShowDraft', facts);
export type ShowDraft = Of<typeof draft>;

/** A draft by its number, or a public show with what was typed about it since. */
const key = { draftId: maybe(id), eventId: maybe(id) };

export const getShowDraft = officeCall({
  name: 'getShowDraft',
  module: 'setup',
  method: 'GET',
  path: 'setup/show',
  permission: 'setup.shows',
  changes: false,
  summary: 'A show as it is public, what was typed about it since, by whom, and what speaks against that.',
  input: asked('ShowDraftKey', { draftId: maybe(addressedId), eventId: maybe(addressedId) }),
  output: draft,
  refusals: ['NOT_FOUND'],
});

export const makeShowDraft = officeCall({
  name: 'makeShowDraft',
  module: 'setup',
  path: 'setup/make-show',
  permission: 'setup.shows',
  changes: false,
  summary: 'Begins a new show, empty or like an earlier one: all but its dates and what was sold.',
  input: asked('ShowDraftMade', { outletId: id, like: maybe(id) }),
  output: shape('ShowDraftNumber', { draftId: id }),
  refusals: ['NOT_FOUND'],
});

export const draftConflict = shape('ShowConflict', { field: text, theirs: z.unknown(), by: maybe(text) });
export type ShowConflict = Of<typeof draftConflict>;

export const savedField = asked('ShowFieldSaved', {
  field: line(40),
  value: z.unknown(),
  /** Whether it counts whatever the field says by now. */
  anyway: maybe(flag),
  /** What the field said when it was typed into. */
  was: maybe(z.unknown()),
});

export const saveShowDraft = officeCall({
  name: 'saveShowDraft',
  module: 'setup',
  path: 'setup/save-show',
  permission: 'setup.shows',
  changes: false,
  summary:
    'Keeps what was typed about a show. A field that says something else by now than whoever typed has seen is not ' +
    'kept: it is told what it says.',
  input: asked('ShowDraftSaved', {
    ...key,
    fields: list(savedField),
    /** Everything but the dates of an earlier show, in place of what was typed. */
    like: maybe(id),
  }),
  output: shape('ShowDraftKept', { ...facts, conflicts: list(draftConflict) }),
  refusals: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  longBody: true,
});

export const dropShowDraft = officeCall({
  name: 'dropShowDraft',
  module: 'setup',
  path: 'setup/drop-show',
  permission: 'setup.shows',
  changes: false,
  summary: 'Throws a draft away; what is public stays.',
  input: asked('ShowDraftDropped', { draftId: id }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

const listedDraft = shape('ListedShowDraft', {
  draftId: id,
  kind: draftKind,
  /** What it changes; none while it is new. */
  eventId: maybe(id),
  seriesId: maybe(id),
  outletId: id,
  name: text,
  /** As it was typed: by the venue's clock when it is, by the seller's when a series opens. */
  day: maybe(text),
  begins: maybe(text),
  venue: maybe(text),
  changes: count,
  by: text,
  at: instant,
});
export type ListedShowDraft = Of<typeof listedDraft>;

export const listShowDrafts = officeCall({
  name: 'listShowDrafts',
  module: 'setup',
  method: 'GET',
  path: 'setup/show-drafts',
  permission: 'setup.shows',
  changes: false,
  summary: 'Drafts of new shows and series and of changes to public ones, the last one typed into first.',
  input: noFields,
  output: shape('ShowDrafts', { drafts: list(listedDraft) }),
});

export const showDraftCalls = [getShowDraft, makeShowDraft, saveShowDraft, dropShowDraft, listShowDrafts];
