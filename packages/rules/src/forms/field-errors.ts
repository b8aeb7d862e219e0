/** What a form says about its fields: a message for each field that is not in order, nothing else. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export const isBlank = (text: string | null | undefined): boolean => !text?.trim();

/** Keeps the fields that have something to say. */
export function fieldErrors<Field extends string>(
  messages: Record<Field, string | false | null | undefined>,
): FieldErrors<Field> {
  const said = Object.entries<string | false | null | undefined>(messages).filter(([, message]) => message);
  return Object.fromEntries(said) as FieldErrors<Field>;
}

export const isValid = (errors: FieldErrors<string>): boolean => Object.keys(errors).length === 0;
