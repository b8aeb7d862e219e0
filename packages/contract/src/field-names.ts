// Which field a refusal is about: our names inside, the wire's outside. The dictionary of the call's own input
// translates, so that neither a handler nor a form keeps a second one.
import type * as z from 'zod/mini';
import { behind, dictionaryOf, elementOf } from './wire.ts';

type Schema = z.core.$ZodType;
type Direction = 'toWire' | 'toOurs';

/** The shape below one part of a path, and what the part is called on the other side. */
function step(
  schema: Schema,
  part: string,
  direction: Direction,
): { name: string; next: Schema | undefined } {
  const dictionary = dictionaryOf(schema);
  if (dictionary) {
    for (const [ours, [wireName, inner]] of Object.entries(dictionary)) {
      const [from, to] = direction === 'toWire' ? [ours, wireName] : [wireName, ours];
      if (from === part) return { name: to, next: inner };
    }
    return { name: part, next: undefined };
  }
  const element = elementOf(schema);
  if (element) return { name: part, next: element };
  const inner = behind(schema);
  return inner ? step(inner, part, direction) : { name: part, next: undefined };
}

/** An input that only wraps another one has its names from that: the wrapping is not what somebody filled in. */
function contentOf(schema: Schema): Schema {
  const [only, ...others] = Object.values(dictionaryOf(schema) ?? {});
  return only && others.length === 0 && dictionaryOf(only[1]) ? only[1] : schema;
}

function translatePath(schema: Schema, path: string, direction: Direction): string {
  let at: Schema | undefined = contentOf(schema);
  const parts = path.split('.').map((part) => {
    if (!at) return part;
    const { name, next } = step(at, part, direction);
    at = next;
    return name;
  });
  return parts.join('.');
}

const translate = (schema: Schema, fields: Record<string, string>, direction: Direction) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [translatePath(schema, path, direction), message]),
  );

/** What a handler says about its input, as the answer says it. A name that is none of ours stays as it is. */
export const toWireFields = (input: Schema, fields: Record<string, string>): Record<string, string> =>
  translate(input, fields, 'toWire');

/** What an answer says about the input, as a form says it. */
export const toOurFields = (input: Schema, fields: Record<string, string>): Record<string, string> =>
  translate(input, fields, 'toOurs');
