// The programme as whoever looks after it sees it: how every show stands.
import { showStates } from '@stagedoor/rules/setup/show-state';
import { monthPattern } from '@stagedoor/rules/time/month-weeks';
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

export const showState = z.enum(showStates);
const salesType = z.enum(['instant', 'request', 'external']);

const listedShow = shape('ListedShow', {
  id,
  name: text,
  startsAt: maybe(instant),
  venue: maybe(text),
  place: maybe(place),
  outletId: id,
  salesType,
  state: showState,
  /** When it went on sale, or will. */
  onSaleFrom: maybe(instant),
  sold: id,
  capacity: id,
});
export type ListedShow = Of<typeof listedShow>;

const showPage = keysetPage('ShowPage', listedShow, {
  /** How many stand how, whatever is asked for. */
  counts: list(shape('ShowsInState', { state: showState, shows: id })),
});
export type ShowPage = Of<typeof showPage>;

export const listShows = officeCall({
  name: 'listShows',
  module: 'setup',
  method: 'GET',
  path: 'setup/shows',
  permission: 'setup.look',
  changes: false,
  summary:
    'Shows by how they stand at this moment, fifty a page, sorted by `starts`, with how much of each is sold.',
  input: asked('ShowQuestion', {
    ...keysetFields,
    /** The beginning of a word of its name, its artist, its venue or its city. */
    words: maybe(line(100)),
    /** Those that stand so; without it those that are neither over nor put away. */
    state: maybe(showState),
    outletId: maybe(addressedId),
  }),
  output: showPage,
});

const shownDay = shape('ShowOnDay', {
  id,
  name: text,
  startsAt: instant,
  /** By the seller's clock. */
  day: text,
  venue: maybe(text),
  outletId: id,
  state: showState,
  sold: id,
  capacity: id,
});
export type ShowOnDay = Of<typeof shownDay>;

export const listShowMonth = officeCall({
  name: 'listShowMonth',
  module: 'setup',
  method: 'GET',
  path: 'setup/show-month',
  permission: 'setup.look',
  changes: false,
  summary: 'All shows of a month by the seller’s clock, whatever became of them, the first one first.',
  input: asked('ShowMonth', {
    month: z.string().check(z.regex(monthPattern, 'A month such as 2026-12')),
    outletId: maybe(addressedId),
  }),
  output: shape('ShowsOfMonth', { shows: list(shownDay) }),
});

export const showCalls = [listShows, listShowMonth];
