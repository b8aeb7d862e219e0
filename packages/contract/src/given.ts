// What a client sends, understood where its meaning is plain: a number or a yes written as text, a yes as a number.
import * as z from 'zod/mini';
import { id } from './wire.ts';

const digits = z.string().check(z.regex(/^-?\d{1,10}$/, 'Not a number'));
const asNumber = { decode: (given: string | number) => Number(given), encode: (number: number) => number };

export const givenId = z.codec(z.union([id, digits]), id, asNumber);
export const givenInt = z.codec(z.union([z.int(), digits]), z.int(), asNumber);

/** HIST-03: a year to filter by; a select that stands on all of them sends an empty text. */
export const givenYear = z.codec(
  z.optional(z.nullable(z.union([givenInt, z.literal('')]))),
  z.optional(z.int()),
  {
    decode: (given) => (given === '' || given === null ? undefined : given),
    encode: (year) => year,
  },
);

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
export const givenFlag = z.codec(
  z.union([z.boolean(), z.int().check(z.minimum(0), z.maximum(1)), z.enum(['0', '1', 'true', 'false'])]),
  z.boolean(),
  { decode: (given) => yes.has(given), encode: (flag) => flag },
);
