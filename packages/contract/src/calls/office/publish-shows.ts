// Drafts of shows and series become public: what changes, whom it touches, what stays in the draft.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, id, instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { draftKind } from './show-drafts.ts';

export const MOST_AT_ONCE = 300;
const count = z.int();
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
    /** Letters about shows that move, which wait ten minutes. */
    letters: count,
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
  /** `letters` as they were counted: another number is refused. */
  input: asked('ShowsPublished', { draftIds, version: text, takeOver: maybe(flag), letters: maybe(count) }),
  output: shape('ShowsPublishDone', { eventIds: list(id), seriesIds: list(id) }),
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  turns: { atOnce: 1, waiting: 3 },
});

const recent = shape('RecentPublish', {
  id,
  by: text,
  /** Until when it can be put back, and its letters wait. */
  until: instant,
  eventIds: list(id),
  seriesIds: list(id),
  names: list(text),
  hasLetters: flag,
  /** Why it stays; missing where it can be put back. */
  stays: maybe(text),
});
export type RecentPublish = Of<typeof recent>;

export const listShowPublishes = officeCall({
  name: 'listShowPublishes',
  module: 'setup',
  method: 'GET',
  path: 'setup/show-publishes',
  permission: 'setup.look',
  changes: false,
  summary: 'What was published of shows and series in the last ten minutes, and whether it can be put back.',
  input: noFields,
  output: shape('RecentPublishes', { publishes: list(recent) }),
});

export const undoShowPublish = officeCall({
  name: 'undoShowPublish',
  module: 'setup',
  path: 'setup/undo-shows',
  permission: 'setup.change',
  changes: true,
  summary:
    'Puts back what a publish of shows or series changed, within ten minutes, where nobody ordered or asked since; ' +
    'its letters are not written, and what was typed is a draft again.',
  input: asked('ShowsPublishUndone', { id }),
  output: shape('ShowsPutBack', { draftIds: list(id) }),
  refusals: ['NOT_FOUND', 'PUBLISH_STAYS', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  turns: { atOnce: 1, waiting: 3 },
});

export const publishShowCalls = [planShowPublish, publishShows, listShowPublishes, undoShowPublish];
