// The halls of venues: what they look like, drawn in a draft and published as a plan that stays.
import { numberings } from '@stagedoor/rules/halls/seat-numbers';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, linesFile, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const count = z.int();
const words = (most: number) => z.nullable(line(most));

const paint = asked('HallPaint', { level: words(100), rows: words(500), seats: words(500) });

const section = asked('HallSection', {
  name: line(100),
  x: count,
  y: count,
  turn: count,
  capacity: z.nullable(count),
  rows: words(500),
  seats: z.nullable(count),
  curve: count,
  seatWidth: count,
  rowDepth: count,
  numbers: z.enum(numberings),
  first: count,
  aisles: words(200),
  gaps: words(2000),
  level: words(100),
  paint: list(paint),
  accessible: words(2000),
  companions: words(2000),
  restricted: words(2000),
});

/** What is drawn; seats that no rule makes travel as CSV, one line a seat. */
const plan = asked('DrawnPlan', {
  width: count,
  stage: maybe(asked('HallStage', { x: count, y: count, width: count })),
  words: maybe(list(asked('HallWords', { text: line(60), x: count, y: count }))),
  sections: list(section),
  seats: z.nullable(linesFile),
});
export type DrawnPlan = Of<typeof plan>;

const soldBy = shape('SoldByPlan', { eventId: id, name: text, showsAt: maybe(instant), version: count });
export type SoldByPlan = Of<typeof soldBy>;

const hallFields = {
  hallId: id,
  name: text,
  venue: text,
  place: text,
  /** The numbers of its plans. */
  versions: list(count),
  isDrafted: flag,
};
const hall = shape('ToldHall', hallFields);
export type ToldHall = Of<typeof hall>;

export const listHalls = officeCall({
  name: 'listHalls',
  module: 'catalogue',
  method: 'GET',
  path: 'halls/list',
  permission: 'setup.look',
  changes: false,
  summary:
    'The halls of all venues, with the numbers of their plans, and the venues that one may be made for.',
  input: noFields,
  output: shape('Halls', {
    halls: list(hall),
    venues: list(shape('HallVenue', { venueId: id, name: text, place: text })),
  }),
});

export const getHall = officeCall({
  name: 'getHall',
  module: 'catalogue',
  method: 'GET',
  path: 'halls/get',
  permission: 'setup.look',
  changes: false,
  summary:
    'A hall with its last plan, what is drawn since and by whom, and the events that are sold by its plans.',
  input: asked('HallKey', { hallId: addressedId }),
  output: shape('HallToEdit', {
    ...hallFields,
    published: maybe(plan),
    draft: maybe(
      shape('HallDraft', {
        revision: count,
        plan,
        background: maybe(text),
        by: text,
        isMine: flag,
        at: instant,
      }),
    ),
    soldBy: list(soldBy),
  }),
  refusals: ['NOT_FOUND'],
});
export type HallToEdit = Of<(typeof getHall)['output']>;

export const makeHall = officeCall({
  name: 'makeHall',
  module: 'catalogue',
  path: 'halls/make',
  permission: 'setup.change',
  changes: true,
  summary: 'A new hall of a venue, without a plan yet.',
  input: asked('HallMade', { venueId: id, name: line(200) }),
  output: shape('HallNumber', { hallId: id }),
  refusals: ['NOT_FOUND'],
});

export const saveHallDraft = officeCall({
  name: 'saveHallDraft',
  module: 'catalogue',
  path: 'halls/save-draft',
  permission: 'setup.change',
  changes: false,
  summary:
    'Keeps what is drawn of a hall. Whoever draws on something older than what is kept is told, and keeps nothing.',
  input: asked('HallDraftSaved', { hallId: id, revision: count, plan, background: maybe(line(200)) }),
  output: shape('HallDraftKept', { revision: count }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BODY_TOO_LARGE'],
  longBody: true,
});

export const publishHall = officeCall({
  name: 'publishHall',
  module: 'catalogue',
  path: 'halls/publish',
  permission: 'setup.change',
  changes: true,
  summary: 'Makes the next plan of a hall out of its draft. Events keep the plan that they are sold by.',
  input: asked('HallPublished', { hallId: id, revision: count }),
  output: shape('PlanNumber', { version: count }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'DESCRIPTION_REFUSED'],
  turns: { atOnce: 1, waiting: 3 },
});

export const moveToPlan = officeCall({
  name: 'moveToPlan',
  module: 'programme',
  path: 'halls/move-event',
  permission: 'setup.change',
  changes: true,
  summary:
    'Sells an event by another plan of its hall, painted as before. Refused where a sold or held seat would go or be ' +
    'called otherwise: each is named.',
  input: asked('EventMoved', { eventId: id, version: count }),
  output: noFields,
  refusals: ['NOT_FOUND', 'DESCRIPTION_REFUSED', 'CHANGED_MEANWHILE'],
  turns: { atOnce: 1, waiting: 3 },
});

export const hallCalls = [listHalls, getHall, makeHall, saveHallDraft, publishHall, moveToPlan];
