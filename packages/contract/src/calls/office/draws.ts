// Requests and draws: what was asked for, and the seven steps from the open list to the published result.
import { overrideCodes } from '@stagedoor/rules/draw/draw-words';
import * as z from 'zod/mini';
import { drawDetail, drawEntry, drawSummary, entryLine } from '../../entities/draw.ts';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const key = { seriesId: addressedId };
const refusals = ['NOT_FOUND', 'DRAW_REFUSED'] as const;

export const listDraws = officeCall({
  name: 'listDraws',
  module: 'awards',
  method: 'GET',
  path: 'draws',
  permission: 'draws.look',
  changes: false,
  summary: 'Every series that is drawn, with the stage it has reached.',
  input: noFields,
  output: shape('Draws', { draws: list(drawSummary) }),
});

export const getDraw = officeCall({
  name: 'getDraw',
  module: 'awards',
  method: 'GET',
  path: 'draws/one',
  permission: 'draws.look',
  changes: false,
  summary:
    'One draw: what is published of it, demand against stock, how far it is, and what publishing would mean.',
  input: asked('DrawKey', key),
  output: drawDetail,
  refusals: ['NOT_FOUND'],
});

export const listDrawEntries = officeCall({
  name: 'listDrawEntries',
  module: 'awards',
  turns: { atOnce: 2, waiting: 20 },
  method: 'GET',
  path: 'draws/entries',
  permission: 'draws.look',
  changes: false,
  summary: 'The entries in drawn order, fifty at a time, with result and reason; before the draw, none.',
  input: asked('DrawEntriesQuestion', {
    ...keysetFields,
    ...key,
    status: maybe(line(60)),
    entryId: maybe(line(32)),
  }),
  output: keysetPage('DrawEntryPage', drawEntry, {}),
  refusals: ['NOT_FOUND'],
});

const requestRow = shape('DrawRequest', {
  id,
  number: text,
  name: text,
  email: text,
  status: text,
  event: text,
  item: text,
  level: text,
  quantity: id,
  optOut: flag,
  isPriority: flag,
});
export type DrawRequest = Of<typeof requestRow>;

export const listDrawRequests = officeCall({
  name: 'listDrawRequests',
  module: 'awards',
  method: 'GET',
  path: 'draws/requests',
  permission: 'draws.look',
  changes: false,
  summary: 'What was asked for in a series, a line each, fifty at a time; found by number, name or address.',
  input: asked('DrawRequestsQuestion', {
    ...keysetFields,
    ...key,
    search: maybe(line(100)),
    eventId: maybe(addressedId),
  }),
  output: keysetPage('DrawRequestPage', requestRow, {}),
  refusals: ['NOT_FOUND'],
});

export const exportDrawRequests = officeCall({
  name: 'exportDrawRequests',
  module: 'awards',
  path: 'draws/export-requests',
  permission: 'lists.export',
  changes: true,
  summary: 'The same as a file for a spreadsheet, all that match, written by a task.',
  input: asked('DrawRequestsExport', { ...key, search: maybe(line(100)), eventId: maybe(addressedId) }),
  output: task,
  refusals: ['NOT_FOUND'],
});

const range = shape('DrawRange', { least: id, middle: id, most: id });

export const rehearseDraw = officeCall({
  name: 'rehearseDraw',
  module: 'awards',
  turns: { atOnce: 1, waiting: 3 },
  path: 'draws/rehearse',
  permission: 'draws.dry-run',
  changes: false,
  summary: 'Draws on seeds that are thrown away: what fans and money would come out. Nothing is written.',
  input: asked('DrawRehearsalQuestion', {
    ...key,
    /** Instead of the caps of the rules, to see what they change. */
    mostEvents: maybe(z.int().check(z.minimum(1), z.maximum(100))),
    partial: maybe(flag),
    /** After the freezing: as if what came or went since were in the draw. */
    withMoved: maybe(flag),
  }),
  output: shape('DrawRehearsal', {
    times: id,
    entries: id,
    fans: range,
    revenueCents: shape('DrawMoneyRange', { least: z.int(), middle: z.int(), most: z.int() }),
    levels: list(
      shape('RehearsedLevel', {
        levelId: id,
        stock: id,
        awarded: range,
        /** How many more, or fewer, there are than were frozen; missing before the freezing. */
        moved: maybe(z.int()),
      }),
    ),
  }),
  refusals,
});

export const freezeDraw = officeCall({
  name: 'freezeDraw',
  module: 'awards',
  path: 'draws/freeze',
  permission: 'draws.decide',
  changes: true,
  freshPassword: true,
  summary:
    'Close the list for good: entries and tickets are fixed, the root is published and written to every fan.',
  input: asked('DrawFreezing', key),
  output: noFields,
  refusals,
});

export const recordDrawNumber = officeCall({
  name: 'recordDrawNumber',
  module: 'awards',
  path: 'draws/record-number',
  permission: 'draws.decide',
  changes: true,
  summary:
    'Hand in the public number: digits, or the signature of the beacon’s round. It is checked and stays.',
  input: asked('DrawNumber', { ...key, digits: maybe(line(200)), signature: maybe(line(400)) }),
  output: noFields,
  refusals,
});

export const runDraw = officeCall({
  name: 'runDraw',
  module: 'awards',
  path: 'draws/draw',
  permission: 'draws.decide',
  changes: true,
  summary: 'Make the draw, as a task; whoever presses second is given the first.',
  input: asked('DrawRun', key),
  output: shape('DrawStarted', { isNew: flag, askedBy: text }),
  refusals,
});

export const overrideDraw = officeCall({
  name: 'overrideDraw',
  module: 'awards',
  turns: { atOnce: 1, waiting: 3 },
  path: 'draws/override',
  permission: 'draws.decide',
  changes: true,
  summary: 'Correct one entry after the draw, with a code in the public file and the words in the log.',
  input: asked('DrawOverride', {
    ...key,
    entryId: line(32),
    code: z.enum(overrideCodes),
    reason: z.string().check(z.minLength(5, 'At least 5 characters'), z.maxLength(300)),
    lines: list(entryLine),
  }),
  output: noFields,
  refusals,
});

export const abandonDraw = officeCall({
  name: 'abandonDraw',
  module: 'awards',
  path: 'draws/abandon',
  permission: 'draws.decide',
  changes: true,
  freshPassword: true,
  summary:
    'Give a draw up: its secret and list become public, its tickets come back, and the next draw of the series, with a new secret and a new source, stands beside it.',
  input: asked('DrawAbandoning', {
    ...key,
    /** The one that is meant: somebody may have abandoned it a moment ago. */
    drawKey: line(20),
    reason: z.string().check(z.minLength(5, 'At least 5 characters'), z.maxLength(300)),
    /** Where the next public number comes from, in the kind that the rules have. */
    source: maybe(line(200)),
    round: maybe(z.int().check(z.minimum(1))),
  }),
  output: shape('DrawAbandoned', { next: text }),
  refusals,
});

export const endDrawWalks = officeCall({
  name: 'endDrawWalks',
  module: 'awards',
  path: 'draws/end-walks',
  permission: 'draws.decide',
  changes: true,
  freshPassword: true,
  summary:
    'Put on sale what a published draw still keeps. Its walks end for good, and its public page says so; what comes back later goes on sale too.',
  input: asked('DrawWalksEnding', {
    ...key,
    drawKey: line(20),
    /** As many as the page has shown: another number is refused. */
    tickets: z.int().check(z.minimum(0)),
    reason: z.string().check(z.minLength(5, 'At least 5 characters'), z.maxLength(300)),
  }),
  output: noFields,
  refusals,
});

export const publishDraw = officeCall({
  name: 'publishDraw',
  module: 'awards',
  path: 'draws/publish',
  permission: 'draws.decide',
  changes: true,
  freshPassword: true,
  summary:
    'Show the results to everybody, with the file that proves them. How many cards are charged with it, without installments of a later day, is typed in.',
  input: asked('DrawPublishing', { ...key, charges: z.int().check(z.minimum(0)) }),
  output: noFields,
  refusals,
});
