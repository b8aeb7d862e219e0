// A whole leg at once: a table out of a spreadsheet becomes drafts.
import { MOST_LEVELS } from '@stagedoor/rules/setup/pasted-shows';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { id, line, list, maybe } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const MOST_SHOWS = 300;
const count = z.int();

const level = asked('PastedLevel', { name: line(200), price: count, many: count, limit: maybe(count) });

const newVenue = asked('PastedVenue', {
  name: line(200),
  city: line(100),
  state: line(50),
  timeZone: line(50),
});

const pasted = asked('PastedShow', {
  /** By the venue's clock. */
  day: line(10),
  begins: line(5),
  doors: maybe(line(5)),
  artist: line(200),
  /** A venue that is known, or a new one. */
  venueId: maybe(id),
  venue: maybe(newVenue),
  name: maybe(line(200)),
  levels: list(level).check(z.minLength(1), z.maxLength(MOST_LEVELS)),
});
export type PastedShowSent = Of<typeof pasted>;

export const pasteShows = officeCall({
  name: 'pasteShows',
  module: 'setup',
  path: 'setup/paste-shows',
  permission: 'setup.shows',
  changes: false,
  summary:
    'Makes a draft of each of these shows, like an earlier one where that is named. What is there on that evening at ' +
    'that venue already, public or as a draft, is left alone: the same table twice makes nothing new.',
  input: asked('ShowsPasted', {
    outletId: id,
    like: maybe(id),
    shows: list(pasted).check(z.minLength(1), z.maxLength(MOST_SHOWS)),
  }),
  output: shape('ShowsTakenIn', { draftIds: list(id), known: count }),
  refusals: ['NOT_FOUND', 'BODY_TOO_LARGE'],
  longBody: true,
});

export const pasteShowCalls = [pasteShows];
