import type * as z from 'zod/mini';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { behind, dictionaryOf, elementOf, wrote } from './wire.ts';

type Schema = z.core.$ZodType;

/**
 * The same value with what its shape declares and nothing else, in our own names: what encoding it for the wire and
 * decoding it again would give, without the way there.
 */
export function onlyDeclared<T>(schema: z.ZodMiniType<T, unknown>, value: T): T {
  return declaredPart(schema, value) as T;
}

function declaredPart(schema: Schema, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (schema === wrote && typeof value === 'string') return ownWords(value);
  const dictionary = dictionaryOf(schema);
  if (dictionary) {
    const declared: Record<string, unknown> = {};
    for (const [name, [, inner]] of Object.entries(dictionary)) {
      const part = declaredPart(inner, recordOf(value)[name]);
      if (part !== undefined) declared[name] = part;
    }
    return declared;
  }
  const element = elementOf(schema);
  if (element && Array.isArray(value)) return value.map((each) => declaredPart(element, each));
  const inner = behind(schema);
  return inner ? declaredPart(inner, value) : value;
}
