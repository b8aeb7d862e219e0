import { CallError } from '@stagedoor/client/call-error';
import { isValid } from '@stagedoor/rules/forms/field-errors';
import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';
import { keysOf } from '@stagedoor/rules/values/keys-of';

/**
 * What the server has against fields of the form; null when it spoke of none that the form shows. Where the call holds
 * the form's values in a part of its input, `within` names it.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  shown: Readonly<Record<Name, unknown>>,
  within?: string,
): FieldErrors<Name> | null {
  if (!(error instanceof CallError)) return null;
  const said: FieldErrors<Name> = {};
  for (const name of keysOf(shown)) {
    const message = error.fields[within === undefined ? name : `${within}.${name}`];
    if (message) said[name] = message;
  }
  return isValid(said) ? null : said;
}
