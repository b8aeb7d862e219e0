import { passwordMessages } from '@stagedoor/rules/messages/password';
import type { TextNameOf } from '@stagedoor/forms/field-of';
import { PasswordField } from '@stagedoor/forms/password-field';
import type { Form } from '@stagedoor/forms/use-form';

interface NewPasswordFieldsProps<V extends object> {
  form: Form<V>;
  label: string;
  confirmLabel: string;
}

/** A new password, and once more against a slip of the finger. */
export function NewPasswordFields<V extends { password: string; passwordConfirmation: string }>(
  props: NewPasswordFieldsProps<V>,
) {
  const { form, label, confirmLabel } = props;
  return (
    <>
      <PasswordField
        form={form}
        name={'password' as TextNameOf<V>}
        label={label}
        hint={passwordMessages.help}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name={'passwordConfirmation' as TextNameOf<V>}
        label={confirmLabel}
        autoComplete="new-password"
      />
    </>
  );
}
