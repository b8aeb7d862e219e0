import { useState } from 'react';
import { likelyEmail } from '@stagedoor/rules/accounts/email-typo';
import { emailCheckMessages } from '@stagedoor/rules/messages/email-check';
import { Button } from '@stagedoor/ui/button';
import { fieldOf } from './field-of.ts';
import type { TextNameOf } from './field-of.ts';
import { TextField } from './text-field.tsx';
import type { Form } from './use-form.ts';

interface EmailFieldProps<V extends object> {
  form: Form<V>;
  name: TextNameOf<V>;
  label: string;
  autoComplete?: string;
}

/** An email address. Once it is left, a likely slip in its domain is asked about, and mended with a press. */
export function EmailField<V extends object>({
  form,
  name,
  label,
  autoComplete = 'email',
}: EmailFieldProps<V>) {
  const { control } = fieldOf(form, name);
  const [left, setLeft] = useState<string>();
  const meant = left === control.value ? likelyEmail(control.value) : null;
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      hint={
        meant && (
          <Button
            look="link"
            size="s"
            onClick={() => form.change({ [name]: meant } as unknown as Partial<V>)}
          >
            {emailCheckMessages.didYouMean(meant)}
          </Button>
        )
      }
      onBlur={() => {
        control.onBlur();
        setLeft(control.value);
      }}
    />
  );
}
