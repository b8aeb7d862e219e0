// An outlet is changed in a draft and published as one: what changes, whom it touches, and what was published before.
import { draftFields } from '@stagedoor/rules/setup/draft-fields';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { outletState } from './setup.ts';

const field = z.enum(draftFields);
const count = z.int();

const typedField = shape('DraftField', {
  field,
  value: z.unknown(),
  /** Who typed it last, and when. */
  by: text,
  isMine: flag,
  at: instant,
});

/** What speaks against a draft, by the field that it is about; none where it is about no single one. */
const problem = shape('DraftProblem', { field: maybe(field), message: text });

const draft = shape('OutletDraft', {
  outletId: id,
  name: text,
  origin: text,
  state: outletState,
  keptBy: z.enum(['files', 'desk']),
  /** The outlet as it is public, as `programme/describe` tells it, without series and events. */
  published: z.record(z.string(), z.unknown()),
  typed: list(typedField),
  problems: list(problem),
});
export type OutletDraft = Of<typeof draft>;

export const getOutletDraft = officeCall({
  name: 'getOutletDraft',
  module: 'setup',
  method: 'GET',
  path: 'setup/draft',
  permission: 'setup.look',
  changes: false,
  summary: 'An outlet as it is public, what was typed about it since, by whom, and what speaks against that.',
  input: asked('OutletDraftKey', { outletId: addressedId }),
  output: draft,
  refusals: ['NOT_FOUND'],
});

export const saveOutletDraft = officeCall({
  name: 'saveOutletDraft',
  module: 'setup',
  path: 'setup/save-draft',
  permission: 'setup.change',
  changes: false,
  summary:
    'Keeps what was typed about an outlet; a field that says what is public leaves the draft. Customers see nothing of it.',
  input: asked('OutletDraftSaved', {
    outletId: id,
    fields: list(asked('DraftFieldTyped', { field, value: z.unknown() })),
  }),
  output: draft,
  refusals: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  longBody: true,
});

export const planOutletPublish = officeCall({
  name: 'planOutletPublish',
  module: 'setup',
  method: 'GET',
  path: 'setup/plan-publish',
  permission: 'setup.look',
  changes: false,
  summary: 'What publishing a draft would change, whom it touches, and what speaks against it.',
  input: asked('OutletPublishKey', { outletId: addressedId }),
  output: shape('OutletPublishPlan', {
    /** What is public now: the version to publish on. */
    version: text,
    sentences: list(text),
    problems: list(problem),
    notes: list(text),
    /** Carts on their way to be paid. */
    carts: count,
    /** Files keep it: publishing takes it over, and they change it no more. */
    takesOver: flag,
  }),
  refusals: ['NOT_FOUND'],
});

export const publishOutlet = officeCall({
  name: 'publishOutlet',
  module: 'setup',
  path: 'setup/publish',
  permission: 'setup.change',
  changes: true,
  summary: 'Makes a draft public, all of it or nothing, on the version that was planned.',
  input: asked('OutletPublished', { outletId: id, version: text, takeOver: maybe(flag) }),
  output: shape('OutletPublishDone', { sentences: list(text) }),
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  turns: { atOnce: 1, waiting: 3 },
});

const published = shape('OutletPublish', {
  id,
  by: text,
  at: instant,
  sentences: list(text),
  isUndone: flag,
  /** Why it stays; missing where it can be undone. */
  stays: maybe(text),
});
export type OutletPublish = Of<typeof published>;

export const listOutletPublishes = officeCall({
  name: 'listOutletPublishes',
  module: 'setup',
  method: 'GET',
  path: 'setup/publishes',
  permission: 'setup.look',
  changes: false,
  summary: 'The last twenty publishes of an outlet: who, when, what, and whether they can be undone.',
  input: asked('OutletPublishesKey', { outletId: addressedId }),
  output: shape('OutletPublishes', { publishes: list(published) }),
  refusals: ['NOT_FOUND'],
});

export const undoOutletPublish = officeCall({
  name: 'undoOutletPublish',
  module: 'setup',
  path: 'setup/undo-publish',
  permission: 'setup.change',
  changes: true,
  summary: 'Puts back what a publish changed, where nobody was touched and nothing was changed since.',
  input: asked('OutletPublishUndone', { outletId: id, id }),
  output: noFields,
  refusals: ['NOT_FOUND', 'PUBLISH_STAYS', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  turns: { atOnce: 1, waiting: 3 },
});

export const draftCalls = [
  getOutletDraft,
  saveOutletDraft,
  planOutletPublish,
  publishOutlet,
  listOutletPublishes,
  undoOutletPublish,
];
