// Requests and draws: what was asked for, and how far each draw is.
import * as z from 'zod/mini';
import { drawDetail, drawEntry, drawSummary } from '../../entities/draw.ts';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

export const drawKey = { seriesId: addressedId };
export const drawRefusals = ['NOT_FOUND', 'DRAW_REFUSED'] as const;

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
  input: asked('DrawKey', drawKey),
  output: drawDetail,
  refusals: ['NOT_FOUND'],
});

export const checkDraw = officeCall({
  name: 'checkDraw',
  module: 'awards',
  turns: { atOnce: 1, waiting: 10 },
  method: 'GET',
  path: 'draws/check',
  permission: 'draws.look',
  changes: false,
  summary:
    'What freezing would meet now: requests that no card stands behind, cards that end before their installment, tickets in carts.',
  input: asked('DrawCheckQuestion', drawKey),
  output: shape('DrawCheck', {
    entries: id,
    /** They would be denied: no card at all, or one that has expired. */
    notChargeable: id,
    /** The first of them, by number. */
    notChargeableNumbers: list(text),
    /** They stay in; a card ends before the day on which it is charged. */
    endsTooSoon: id,
    endsTooSoonNumbers: list(text),
    /** While there are any nothing can be frozen. */
    inCarts: id,
  }),
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
    ...drawKey,
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
    ...drawKey,
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
  input: asked('DrawRequestsExport', { ...drawKey, search: maybe(line(100)), eventId: maybe(addressedId) }),
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
    ...drawKey,
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
  refusals: drawRefusals,
});
