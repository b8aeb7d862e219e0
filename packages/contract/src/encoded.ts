import { ownWords } from '@stagedoor/rules/language/own-words';
import * as z from 'zod/mini';
import { spokenUnits } from './spoken-currency.ts';
import {
  dictionaryOf,
  elementOf,
  flag,
  id,
  instant,
  isPlainObject,
  maybePart,
  money,
  text,
  uuid,
  uuidPattern,
  wrote,
} from './wire.ts';
import type { Wire } from './wire.ts';

type Schema = z.core.$ZodType;
type Encode = (value: unknown) => unknown;

class Misfit extends Error {}
const misfit = (): never => {
  throw new Misfit();
};
const fitting =
  <T>(fits: (value: unknown) => value is T, told: (value: T) => unknown = (value) => value): Encode =>
  (value) =>
    fits(value) ? told(value) : misfit();

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** What most of an answer is made of. */
const known = new Map<Schema, Encode>([
  [text, fitting(isText)],
  [wrote, fitting(isText, (written) => ownWords(written))],
  [uuid, fitting((value): value is string => isText(value) && uuidPattern.test(value))],
  [flag, fitting((value): value is boolean => typeof value === 'boolean')],
  [id, fitting((value): value is number => isWhole(value) && value >= -1 && value <= 2_147_483_647)],
  [money, fitting(isWhole, (cents) => cents / spokenUnits())],
  [
    instant,
    fitting(
      (value): value is Date => value instanceof Date && !Number.isNaN(value.getTime()),
      (date) => date.toISOString(),
    ),
  ],
]);

function encoderOf(schema: Schema): Encode {
  const made = known.get(schema) ?? makeEncoder(schema);
  known.set(schema, made);
  return made;
}

function makeEncoder(schema: Schema): Encode {
  const dictionary = dictionaryOf(schema);
  if (dictionary) {
    const fields = Object.entries(dictionary).map(
      ([ours, [wireName, inner]]) => [ours, wireName, encoderOf(inner)] as const,
    );
    return fitting(isPlainObject, (source) => {
      const wire: Wire = {};
      for (const [ours, wireName, encode] of fields) {
        const part = encode(source[ours]);
        if (part !== undefined) wire[wireName] = part;
      }
      return wire;
    });
  }
  const optional = maybePart(schema);
  if (optional) {
    const encode = encoderOf(optional);
    return (value) => (value === undefined || value === null ? value : encode(value));
  }
  const element = elementOf(schema);
  if (element && !schema._zod.def.checks?.length) {
    const encode = encoderOf(element);
    return (value) => (Array.isArray(value) ? value.map(encode) : misfit());
  }
  return (value) => z.core.encode(schema, value);
}

/**
 * An answer in the wire's names: what `z.encode` says, by one walk over its dictionaries where zod takes several over
 * each part. Why something does not fit, zod says.
 */
export function encoded<T>(schema: z.ZodMiniType<T, unknown>, value: T): unknown {
  try {
    return encoderOf(schema)(value);
  } catch (error) {
    if (error instanceof Misfit || error instanceof z.core.$ZodError) return z.encode(schema, value);
    throw error;
  }
}
