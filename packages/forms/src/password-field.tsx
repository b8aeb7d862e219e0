import { fieldLimit } from '@stagedoor/rules/forms/field-limits';
import { Field } from '@stagedoor/ui/field';
import { PasswordInput } from '@stagedoor/ui/password-input';
import { fieldOf } from './field-of.ts';
import type { TextNameOf } from './field-of.ts';
import type { Form } from './use-form.ts';

interface PasswordFieldProps<V extends object> {
  form: Form<V>;
  name: TextNameOf<V>;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField<V extends object>(props: PasswordFieldProps<V>) {
  const { form, name, label, hint, autoComplete } = props;
  const { field, control } = fieldOf(form, name);
  return (
    <Field {...field} label={label} hint={hint} required>
      <PasswordInput {...control} maxLength={fieldLimit(name)} autoComplete={autoComplete} />
    </Field>
  );
}
