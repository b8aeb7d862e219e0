import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';

/** It takes the place of the field in which one was typing. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The second step: what the authenticator app shows, or a code kept for the day it is lost. */
export function CodeField<V extends { code: string }>({ form }: { form: Form<V> }) {
  return (
    <TextField
      form={form as unknown as Form<{ code: string }>}
      name="code"
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      ref={focus}
    />
  );
}
