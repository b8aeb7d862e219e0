// A description as JSON, in calls and where one is kept. Moments are text there; everything else is what it is.
import { elementOf, formOf, shapeOf } from './fields/forms.ts';
import type { Schema } from './fields/forms.ts';
import type { ProgrammeSchema } from './programme.ts';
import type { Scope } from './scope.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

function momentOf(given: unknown): unknown {
  if (typeof given !== 'string' || !INSTANT.test(given)) return given;
  const moment = new Date(given);
  return Number.isNaN(moment.getTime()) ? given : moment;
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** What was sent, with its moments understood. What does not fit is handed on as it is: judging says so. */
function received(schema: Schema, given: unknown): unknown {
  if (formOf(schema)?.is === 'moment') return momentOf(given);
  const element = elementOf(schema);
  if (element && Array.isArray(given)) return given.map((each) => received(element, each));
  const shape = shapeOf(schema);
  if (!shape || !isRecord(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const inner = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, inner ? received(inner, value) : value];
    }),
  );
}

/** The schema of a part of the programme. */
function schemaOf(programme: ProgrammeSchema, of: Scope['of']): Schema {
  const { outlets } = programme.shape;
  const outlet = elementOf(outlets)!;
  switch (of) {
    case 'seller':
      return programme;
    case 'outlet':
      return outlet;
    case 'series':
      return elementOf(shapeOf(outlet)!['series']!)!;
    case 'event':
      return elementOf(shapeOf(outlet)!['events']!)!;
  }
}

/** A part that was sent by itself. */
export const receivedPart = (programme: ProgrammeSchema, of: Scope['of'], given: unknown): unknown =>
  received(schemaOf(programme, of), given);
