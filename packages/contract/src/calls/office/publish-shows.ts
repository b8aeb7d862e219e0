// Drafts of shows and series become public: what changes, whom it touches, what stays in the draft.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { flag, id, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { draftKind } from './show-drafts.ts';

const MOST_AT_ONCE = 300;
const draftIds = list(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

const change = shape('ShowChange', {
  kind: z.enum(['money', 'time', 'stock', 'text']),
  what: text,
  detail: maybe(text),
});

const planned = shape('PlannedShow', {
  draftId: id,
  kind: draftKind,
  name: text,
  isNew: flag,
  /** None where nothing would change. */
  changes: list(change),
  touches: list(shape('TouchedByShow', { what: text, detail: maybe(text) })),
  /** What cannot be published, and why; of something new that is all of it. */
  stays: list(shape('ShowStays', { field: maybe(text), message: text })),
});
export type PlannedShow = Of<typeof planned>;

export const planShowPublish = officeCall({
  name: 'planShowPublish',
  module: 'setup',
  path: 'setup/plan-shows',
  permission: 'setup.shows',
  changes: false,
  summary: 'What publishing these drafts would change, whom it touches, and what stays in the draft and why.',
  input: asked('ShowsPublishKey', { draftIds }),
  output: shape('ShowsPublishPlan', {
    /** What is public and drafted now: the version to publish on. */
    version: text,
    shows: list(planned),
    notes: list(text),
    takesOver: flag,
    /** Whether anything can be published. */
    isPossible: flag,
  }),
  refusals: ['NOT_FOUND'],
});

export const publishShows = officeCall({
  name: 'publishShows',
  module: 'setup',
  path: 'setup/publish-shows',
  permission: 'setup.change',
  changes: true,
  summary:
    'Makes drafts public as one change, on the version that was planned; what cannot be stays in its draft.',
  input: asked('ShowsPublished', { draftIds, version: text, takeOver: maybe(flag) }),
  output: shape('ShowsPublishDone', { eventIds: list(id), seriesIds: list(id) }),
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  turns: { atOnce: 1, waiting: 3 },
});

export const publishShowCalls = [planShowPublish, publishShows];
