import { CallError } from '@stagedoor/client/call-error';
import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';

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
  const said = Object.keys(shown).flatMap((name) => {
    const message = error.fields[within === undefined ? name : `${within}.${name}`];
    return message ? [[name, message] as const] : [];
  });
  return said.length > 0 ? (Object.fromEntries(said) as FieldErrors<Name>) : null;
}
