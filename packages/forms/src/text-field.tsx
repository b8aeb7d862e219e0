import type { ReactNode } from 'react';
import { fieldLimit } from '@stagedoor/rules/forms/field-limits';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import type { TextInputProps } from '@stagedoor/ui/text-input';
import { fieldOf } from './field-of.ts';
import type { TextNameOf } from './field-of.ts';
import type { Form } from './use-form.ts';

interface TextFieldProps<V extends object> extends Omit<TextInputProps, 'form' | 'name' | 'autoComplete'> {
  form: Form<V>;
  name: TextNameOf<V>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Browsers fill in what they know when they are told what it is. */
  autoComplete: string;
}

export function TextField<V extends object>(props: TextFieldProps<V>) {
  const { form, name, label, hint, optional, ...input } = props;
  const { field, control } = fieldOf(form, name);
  return (
    <Field {...field} label={label} hint={hint} optional={optional} required={!optional}>
      <TextInput {...control} maxLength={fieldLimit(name)} {...input} />
    </Field>
  );
}
