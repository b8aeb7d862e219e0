// A hall of a venue, and the plans that it has had: sections by rule, or seats one by one.
import { numberings } from '@stagedoor/rules/halls/seat-numbers';
import { seatKinds } from '@stagedoor/rules/seats/seat-kinds';
import * as z from 'zod/mini';
import { oneOf, reference } from './fields/choices.ts';
import { forms } from './fields/forms.ts';
import { id, whole } from './fields/numbers.ts';
import { listOf, optional, record } from './fields/record.ts';
import { line } from './fields/texts.ts';

const MOST_PLACES = 100_000;
const FARTHEST = 10_000;

const paint = record('paint', {
  level: optional(line(100)),
  rows: optional(line(500)),
  seats: optional(line(500)),
});

const section = record('section', {
  name: line(100),
  x: whole(0, FARTHEST),
  y: whole(0, FARTHEST),
  turn: optional(whole(-180, 180), 0),
  capacity: optional(whole(1, MOST_PLACES)),
  rows: optional(line(500)),
  seats: optional(whole(1, 500)),
  curve: optional(whole(0, 180), 0),
  seatWidth: optional(whole(30, 300), 55),
  rowDepth: optional(whole(30, 500), 90),
  numbers: optional(oneOf(numberings), 'from-left'),
  first: optional(whole(0, 9999), 1),
  aisles: optional(line(200)),
  gaps: optional(line(2000)),
  level: optional(line(100)),
  paint: optional(listOf(paint), []),
  accessible: optional(line(2000)),
  companions: optional(line(2000)),
  restricted: optional(line(2000)),
});

/** A seat that no rule makes. */
const seat = record('seat', {
  section: line(500),
  row: line(500),
  seat: line(500),
  level: optional(line(100)),
  position: whole(1, 999_999),
  x: optional(whole(0, FARTHEST)),
  y: optional(whole(0, FARTHEST)),
  kind: optional(oneOf(seatKinds), 'seat'),
  with: optional(line(500)),
});

const seats = z
  .array(seat, { error: '"{label}" must be a list, each entry after a "-".' })
  .check(z.maxLength(MOST_PLACES, { error: `More than ${MOST_PLACES} seats do not fit.` }))
  .register(forms, { is: 'hall seats' });

/** What one draws: a plan without its number. */
const planShape = {
  /** Metres from the left wall to the right. */
  width: optional(whole(5, 500), 40),
  stage: optional(
    record('stage', { x: whole(0, FARTHEST), y: whole(0, FARTHEST), width: whole(200, FARTHEST) }),
  ),
  words: optional(
    listOf(record('words', { text: line(60), x: whole(0, FARTHEST), y: whole(0, FARTHEST) })),
    [],
  ),
  sections: optional(listOf(section), []),
  seats: optional(seats),
};

const plan = record('plan', planShape);

/** A plan that was kept, with its keys in the order in which descriptions have them. */
export const keptPlan = (kept: unknown): z.output<typeof plan> => z.parse(plan, kept);

/** A plan never changes once something of it was sold; what changes makes the next one. */
const version = record('plan', { version: whole(1, 9999), ...planShape });

export const hall = record('hall', {
  id,
  venue: reference('venue'),
  name: line(),
  versions: listOf(version, 'The hall has no plan.'),
});

/** Which plan of a hall an event is sold by, and what it paints over it. */
export const planOfEvent = record('plan', {
  hall: reference('hall'),
  version: whole(1, 9999),
  paint: listOf(
    record('paint', {
      level: reference('price level'),
      over: optional(line(100)),
      section: optional(line(500)),
      rows: optional(line(500)),
      seats: optional(line(500)),
    }),
    'Paint price levels over the hall: nothing would be sold.',
  ),
});
