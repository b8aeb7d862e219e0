// The steps from the open list to the published result, and what is put right on the way.
import { overrideCodes } from '@stagedoor/rules/draw/draw-words';
import * as z from 'zod/mini';
import { entryLine } from '../../entities/draw.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, line, list, maybe, reason, text } from '../../wire.ts';
import { drawKey, drawRefusals } from './draws.ts';

export const freezeDraw = officeCall({
  name: 'freezeDraw',
  module: 'awards',
  path: 'draws/freeze',
  permission: 'draws.decide',
  changes: true,
  freshPassword: true,
  summary:
    'Close the list for good: entries and tickets are fixed, the root is published and written to every fan.',
  input: asked('DrawFreezing', drawKey),
  output: noFields,
  refusals: drawRefusals,
});

export const recordDrawNumber = officeCall({
  name: 'recordDrawNumber',
  module: 'awards',
  path: 'draws/record-number',
  permission: 'draws.decide',
  changes: true,
  summary:
    'Hand in the public number: digits, or the signature of the beacon’s round. It is checked and stays.',
  input: asked('DrawNumber', { ...drawKey, digits: maybe(line(200)), signature: maybe(line(400)) }),
  output: noFields,
  refusals: drawRefusals,
});

export const runDraw = officeCall({
  name: 'runDraw',
  module: 'awards',
  path: 'draws/draw',
  permission: 'draws.decide',
  changes: true,
  summary: 'Make the draw, as a task; whoever presses second is given the first.',
  input: asked('DrawRun', drawKey),
  output: shape('DrawStarted', { isNew: flag, askedBy: text }),
  refusals: drawRefusals,
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
    ...drawKey,
    entryId: line(32),
    code: z.enum(overrideCodes),
    reason,
    lines: list(entryLine),
  }),
  output: noFields,
  refusals: drawRefusals,
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
    ...drawKey,
    /** The one that is meant: somebody may have abandoned it a moment ago. */
    drawKey: line(20),
    reason,
    /** Where the next public number comes from, in the kind that the rules have. */
    source: maybe(line(200)),
    round: maybe(z.int().check(z.minimum(1))),
  }),
  output: shape('DrawAbandoned', { next: text }),
  refusals: drawRefusals,
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
    ...drawKey,
    drawKey: line(20),
    /** As many as the page has shown: another number is refused. */
    tickets: z.int().check(z.minimum(0)),
    reason,
  }),
  output: noFields,
  refusals: drawRefusals,
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
  input: asked('DrawPublishing', { ...drawKey, charges: z.int().check(z.minimum(0)) }),
  output: noFields,
  refusals: drawRefusals,
});
