import { keysOf } from '../values/keys-of.ts';

/** What a form says about its fields: a message for each field that is not in order, nothing else. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

export const isBlank = (text: string | null | undefined): boolean => !text?.trim();

/** Keeps the fields that have something to say. */
export function fieldErrors<Field extends string>(
  messages: Record<Field, string | false | null | undefined>,
): FieldErrors<Field> {
  return errorsAt(keysOf(messages), messages);
}

/** What is said of these fields, in their order. */
export function errorsAt<Field extends string>(
  fields: readonly Field[],
  messages: { readonly [Name in Field]?: string | false | null | undefined },
): FieldErrors<Field> {
  const said: FieldErrors<Field> = {};
  for (const field of fields) {
    const message: string | false | null | undefined = messages[field];
    if (message) said[field] = message;
  }
  return said;
}

export const isValid = (errors: FieldErrors<string>): boolean => Object.keys(errors).length === 0;
