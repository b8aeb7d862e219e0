import { CallError } from '@stagedoor/client/call-error';
import type { FieldErrors } from '@stagedoor/rules/field-errors';

/** What the server has against fields, by the form's names; null when it spoke of none that the form shows. */
export function refusedFields<Name extends string>(
  error: unknown,
  wireNames: Partial<Record<Name, string>>,
): FieldErrors<Name> | null {
  if (!(error instanceof CallError)) return null;
  const { fields } = error;
  const said = Object.entries<string | undefined>(wireNames).flatMap(([name, wireName]) =>
    wireName !== undefined && fields[wireName] ? [[name, fields[wireName]] as const] : [],
  );
  return said.length > 0 ? (Object.fromEntries(said) as FieldErrors<Name>) : null;
}
