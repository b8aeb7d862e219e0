import { PasswordField } from '@stagedoor/forms/password-field';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import type { FirstRunForm } from '@stagedoor/rules/setup/first-run-form';

export function FounderFields({ form }: { form: Form<FirstRunForm> }) {
  return (
    <>
      <p>You will be the owner: everything is open to you, and you say who else may.</p>
      <TextField form={form} name="name" label="Your name" autoComplete="name" />
      <TextField form={form} name="email" label={fieldLabels.email} type="email" autoComplete="username" />
      <PasswordField
        form={form}
        name="password"
        label={fieldLabels.newPassword}
        hint={passwordMessages.staffHelp}
        autoComplete="new-password"
      />
    </>
  );
}
