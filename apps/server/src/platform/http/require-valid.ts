import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';
import { refuse } from './refusal.ts';

/**
 * VALID-23: refuses with what the form would have said, each message at its field. Where the call holds the form's
 * values in a part of its input, `within` names it.
 */
export function requireValid<Field extends string>(errors: FieldErrors<Field>, within?: string): void {
  const entries = Object.entries<string | undefined>(errors).flatMap(([field, message]) =>
    message ? [[within === undefined ? field : `${within}.${field}`, message] as const] : [],
  );
  if (entries[0]) refuse('INVALID_INPUT', { message: entries[0][1], fields: Object.fromEntries(entries) });
}
