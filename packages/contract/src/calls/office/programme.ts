// What a shop is, read and changed as one description: the seller, an outlet, a series or an event.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { addressedFlag, asked, shape } from '../../shape.ts';
import { addressedId, flag, id, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

/**
 * What is described: with nothing named the seller with every outlet that one works at; `shared`: what all outlets have
 * in common, its artists, venues, tours and shows.
 */
const addressed = {
  outletId: maybe(addressedId),
  seriesId: maybe(addressedId),
  eventId: maybe(addressedId),
  shared: maybe(addressedFlag),
};
const named = { outletId: maybe(id), seriesId: maybe(id), eventId: maybe(id), shared: maybe(flag) };
export interface ProgrammeScope {
  outletId?: number | undefined;
  seriesId?: number | undefined;
  eventId?: number | undefined;
  shared?: boolean | undefined;
}

/** Names what a description was made from. */
const version = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Not a version'));

/** As docs/importing.md lists it, by ids instead of short names, in cents, with moments as ISO text; judged as a whole. */
const description = z.unknown();
const handedIn = z
  .unknown()
  .check(
    z.refine(
      (given) => typeof given === 'object' && !Array.isArray(given),
      'Expected a description, or null',
    ),
  );

const path = list(z.union([z.string(), z.int()]));

const remark = shape('DescriptionRemark', { path, message: text });

const change = shape('DescribedChange', {
  what: text,
  id,
  change: z.enum(['made', 'changed', 'taken off']),
  /** Where it stands in the description handed in; for what is taken off, where it stood. */
  path,
  facts: list(shape('DescribedFact', { key: text, before: z.unknown(), after: z.unknown() })),
  sentences: list(text),
});
export type DescribedChange = Of<typeof change>;

/** A field that somebody else changed meanwhile, or a thing that came or went; refusals carry these too. */
const conflict = shape('DescribedConflict', {
  what: text,
  id,
  change: z.enum(['made', 'changed', 'taken off']),
  path,
  /** Which field; none where the whole thing came or went. */
  key: maybe(text),
  was: z.unknown(),
  is: z.unknown(),
  wanted: z.unknown(),
  sentence: text,
});
export type DescribedConflict = Of<typeof conflict>;

export const describeProgramme = officeCall({
  name: 'describeProgramme',
  module: 'programme',
  method: 'GET',
  path: 'programme/describe',
  permission: 'setup.look',
  changes: false,
  summary: 'The seller, an outlet, a series or an event as a description, with the version that it is.',
  input: asked('DescriptionKey', addressed),
  output: shape('DescribedProgramme', {
    version,
    description,
    outlets: list(shape('DescribedOutlet', { id, keptBy: z.enum(['files', 'desk']) })),
  }),
  refusals: ['NOT_FOUND'],
  turns: { atOnce: 2, waiting: 10 },
});

const wish = {
  ...named,
  /** Null takes a series or an event off. */
  description: handedIn,
  /** From now on the box office's word counts at outlets that files keep. */
  takeOver: maybe(flag),
};

export const planProgramme = officeCall({
  name: 'planProgramme',
  module: 'programme',
  path: 'programme/plan',
  permission: 'setup.look',
  changes: false,
  summary:
    'What a description would change, what speaks against it and whom it would harm; nothing is changed.',
  input: asked('DescriptionWish', {
    ...wish,
    /** What it was made from, where somebody else may have changed that. */
    version: maybe(version),
  }),
  output: shape('DescriptionPlan', {
    /** What is there now: the version to apply it on. */
    version,
    changes: list(change),
    /** How many things stay as they are. */
    left: id,
    problems: list(remark),
    notes: list(remark),
    conflicts: list(conflict),
    takenOver: list(id),
  }),
  refusals: ['NOT_FOUND', 'BODY_TOO_LARGE', 'DESCRIPTION_NOT_KEPT'],
  longBody: true,
  turns: { atOnce: 2, waiting: 10 },
});

export const applyProgramme = officeCall({
  name: 'applyProgramme',
  module: 'programme',
  path: 'programme/apply',
  permission: 'setup.change',
  changes: true,
  summary:
    'Makes the shop what a description says, all of it or nothing. A refusal tells what speaks against it, or field by ' +
    'field what somebody else changed since the version that it was planned on. The same twice changes nothing.',
  input: asked('DescriptionApplied', { ...wish, version }),
  output: shape('AppliedDescription', { version, changes: list(change), takenOver: list(id) }),
  refusals: [
    'NOT_FOUND',
    'BODY_TOO_LARGE',
    'DESCRIPTION_REFUSED',
    'DESCRIPTION_NOT_KEPT',
    'CHANGED_MEANWHILE',
  ],
  longBody: true,
  turns: { atOnce: 1, waiting: 3 },
});

export const programmeCalls = [describeProgramme, planProgramme, applyProgramme];
