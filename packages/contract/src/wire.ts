// The dictionary's grammar: an entity pairs each of our names with its wire name and its shape,
// and translates both ways.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import { currencies } from '@stagedoor/rules/money/currencies';
import * as z from 'zod/mini';
import { spokenUnits } from './spoken-currency.ts';

type Schema = z.core.$ZodType;
type Field = readonly [wireName: string, schema: Schema, ...otherSpellings: string[]];
type Fields = Record<string, Field>;

type OptionalNames<F extends Fields> = {
  [K in keyof F]: undefined extends z.output<F[K][1]> ? K : never;
}[keyof F];

type Flatten<T> = { [K in keyof T]: T[K] };

type CodeOf<F extends Fields> = Flatten<
  { [K in Exclude<keyof F, OptionalNames<F>>]: z.output<F[K][1]> } & {
    [K in OptionalNames<F>]?: z.output<F[K][1]>;
  }
>;

export type Wire = Record<string, unknown>;
export type Entity<T> = z.ZodMiniType<T, Wire>;
/** The code-side type of an entity or of any other wire shape. */
export type Of<S extends Schema> = z.output<S>;

interface Description {
  name: string;
  shape: Schema;
}
const descriptions = new WeakMap<Schema, Description>();
const dictionaries = new WeakMap<Schema, Fields>();

const optionalParts = new WeakMap<Schema, Schema>();

/** What a part is that may be missing. */
export const maybePart = (schema: Schema): Schema | undefined => optionalParts.get(schema);

/** The names of an entity, ours with the wire's. */
export const dictionaryOf = (schema: Schema): Readonly<Fields> | undefined => dictionaries.get(schema);

/** What stands behind a wrapper, such as a part that may be missing. */
export function behind(schema: Schema): Schema | undefined {
  const def = schema._zod.def as { type: string; innerType?: Schema | undefined; in?: Schema | undefined };
  return def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
}

/** What a list is made of. */
export function elementOf(schema: Schema): Schema | undefined {
  const { element } = schema._zod.def as { element?: Schema | undefined };
  return element;
}

/** What stands behind an entity's opaque input, for the documentation generator. */
export function describeEntity(schema: Schema): Description | undefined {
  return descriptions.get(schema);
}

/** Gives a shape its name in the documentation; `content` is the same shape without the name. */
export function nameForDocumentation(schema: Schema, name: string, content: Schema): void {
  descriptions.set(schema, { name, shape: content });
}

export function isPlainObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ENTITY-37: any casing of a field name is understood; the answer uses the one given in the contract. */
function spellings(fields: Fields): Map<string, string> {
  const known = new Map<string, string>();
  for (const [wireName, , ...others] of Object.values(fields)) {
    for (const spelling of [wireName, ...others]) known.set(spelling.toLowerCase(), wireName);
  }
  return known;
}

function respell(wire: Wire, known: Map<string, string>): Wire {
  const result: Wire = {};
  for (const [key, value] of Object.entries(wire)) {
    const wireName = known.get(key.toLowerCase());
    if (wireName === undefined) continue;
    if (key === wireName || !(wireName in result)) result[wireName] = value;
  }
  return result;
}

/** `prepare` brings other shapes of the same thing into the declared one, before the names are looked at. */
export function entity<const F extends Fields>(
  name: string,
  fields: F,
  prepare: (wire: Wire) => Wire = (wire) => wire,
): Entity<CodeOf<F>> {
  const names = Object.entries(fields).map(([ours, [wireName]]) => [ours, wireName] as const);
  const known = spellings(fields);
  const onTheWire = z.custom<Wire>(isPlainObject, 'Expected an object');
  const shape = z.object(
    Object.fromEntries(Object.values(fields).map(([wireName, schema]) => [wireName, schema])),
  );
  nameForDocumentation(onTheWire, name, shape);

  const spelled = z.codec(onTheWire, shape as z.ZodMiniType<Wire, Wire>, {
    decode: (wire) => respell(prepare(wire), known),
    encode: (wire) => wire,
  });
  const renamed = z.codec(z.custom<Wire>(), z.custom<CodeOf<F>>(), {
    decode: (wire) => translate(wire, names, 1, 0) as CodeOf<F>,
    encode: (code) => translate(code as Wire, names, 0, 1),
  });
  const made = z.pipe(spelled, renamed);
  dictionaries.set(made, fields);
  return made as unknown as Entity<CodeOf<F>>;
}

function translate(source: Wire, names: (readonly [string, string])[], from: 0 | 1, to: 0 | 1): Wire {
  const result: Wire = {};
  for (const pair of names) {
    const value = source[pair[from]];
    if (value !== undefined) result[pair[to]] = value;
  }
  return result;
}

type Optional<Out, In> = z.ZodMiniType<
  Out,
  In,
  z.core.$ZodTypeInternals<Out, In> & { optin: 'optional'; optout: 'optional' }
>;

/** A part that may be missing or null on the wire, and is undefined, or left out, in the code. */
export function maybe<S extends Schema>(
  schema: S,
): Optional<z.output<S> | undefined, z.input<S> | null | undefined> {
  const made = z.codec(z.optional(z.nullable(schema)), z.optional(z.custom<z.output<S>>()), {
    decode: (value) => (value ?? undefined) as z.output<S> | undefined,
    encode: (value) => value as never,
  });
  optionalParts.set(made, schema);
  return made as never;
}

/** Dollars on the wire, whole cents in the code; of another currency likewise, by its own decimals. */
export const money = z.codec(
  z
    .number()
    .check(
      z.refine(
        (whole) => Math.abs(whole * spokenUnits() - Math.round(whole * spokenUnits())) < 1e-6,
        'Not an amount of money',
      ),
    ),
  z.int(),
  {
    decode: (whole) => Math.round(whole * spokenUnits()) + 0,
    encode: (cents) => cents / spokenUnits(),
  },
);

/** ISO 4217's letters. */
export const currencyCode = z.enum(currencies);

/** ISO text on the wire, a Date in the code. */
export const instant = z.codec(z.string(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A day without a zone, such as an installment's: `YYYY-MM-DD` in the code, midnight UTC on the wire (PROD-12). */
export const calendarDay = z.codec(z.string(), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), {
  decode: (text) => text.slice(0, 10),
  encode: (day) => `${day}T00:00:00.000Z`,
});

export const id = z.int().check(z.minimum(-1), z.maximum(2_147_483_647));
/** An id in an address or a query, where everything is text. */
export const addressedId = z.codec(z.union([id, z.string().check(z.regex(/^\d{1,10}$/, 'Not an id'))]), id, {
  decode: (given) => Number(given),
  encode: (number) => number,
});
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const uuid = z.string().check(z.regex(uuidPattern, 'Not an id'));
export const text = z.string();
/** LANG-05: what an outlet wrote: told in the language of whoever is answered. */
export const wrote = z.codec(z.string(), z.string(), {
  decode: (told) => told,
  encode: (written) => ownWords(written),
});
const atMost = (most: number) => z.maxLength(most, { error: () => formMessages.atMost(most) });
/** Control characters and halves of characters mean nothing to people, and much to databases and mail headers. */
const readable = (allowed: RegExp) => z.regex(allowed, { error: () => formMessages.readable });
/** Text typed by a person: never longer than the column that keeps it. */
export const line = (most: number) => z.string().check(atMost(most), readable(/^[^\p{Cc}\p{Cs}]*$/u));
/** The same over several lines. */
export const paragraph = (most: number) =>
  z.string().check(atMost(most), readable(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u));
/** A file of lines, as a spreadsheet saves it. */
export const linesFile = z
  .string()
  .check(
    z.maxLength(1_900_000, 'The file is too long. Please split it.'),
    z.regex(/^[^\0]*$/, 'This is no text. Please save it as CSV.'),
  );
/** Why somebody did what somebody else will ask about. */
export const reason = paragraph(300).check(z.minLength(5, 'At least 5 characters'));
/** A field of a form: one that is missing is empty, and the rules say what they say about empty fields. */
export const typed = (most: number) =>
  z.codec(z.optional(z.nullable(line(most))), z.string(), {
    decode: (given) => given ?? '',
    encode: (given) => given,
  });
/** A password: any characters. */
export const secret = z.codec(
  z.optional(z.nullable(z.string().check(atMost(fieldLimits.password)))),
  z.string(),
  {
    decode: (given) => given ?? '',
    encode: (given) => given,
  },
);
/** The bytes of a file: base64 on the wire. */
export const fileBytes = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (written) => z.core.util.base64ToUint8Array(written),
  encode: (bytes) => z.core.util.uint8ArrayToBase64(bytes),
});
export const flag = z.boolean();
export const list = z.array;
export const nothing = entity('Nothing', {});
