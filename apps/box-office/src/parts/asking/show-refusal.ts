import { CallError } from '@stagedoor/client/call-error';
import { wordsOf } from '@stagedoor/asking/words-of';
import type { Form, NameOf } from '@stagedoor/forms/use-form';
import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';

/**
 * What the server said no with, where it belongs: at the fields that it names, at the field that a code is about
 * (`at`), or above the form.
 */
export function showRefusal<V extends object>(
  form: Form<V>,
  error: unknown,
  at: Readonly<Record<string, NameOf<V>>> = {},
): void {
  const { fields = {}, code = '' } = error instanceof CallError ? error : {};
  const field = at[code];
  if (field) form.refuse({ [field]: wordsOf(error) } as FieldErrors<NameOf<V>>);
  else if (Object.keys(fields).some((name) => name in form.values))
    form.refuse(fields as FieldErrors<NameOf<V>>);
  else form.fail(wordsOf(error));
}
