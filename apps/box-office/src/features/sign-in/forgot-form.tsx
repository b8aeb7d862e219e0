import { useState } from 'react';
import { useSend } from '@stagedoor/asking/use-send';
import { forgotStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { forgotPasswordMessages } from '@stagedoor/rules/messages/forgot-password';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';

/** A link to a new password, by letter. Nobody is told whether the address is one of ours. */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const send = useSend(forgotStaffPassword);
  const form = useForm({ email }, validateStaffEmail);
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await send.mutateAsync({ email: form.values.email.trim() });
      setIsSent(true);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        {isSent ? (
          <Alert tone="good" role="status" title="A letter is on its way">
            If somebody works here under this address, it holds a link that works once, for a day. Your second
            step, if you have one, is still asked for. No letter? An owner can send one, and whoever runs the
            server can print a link.
          </Alert>
        ) : (
          <>
            <TextField
              form={form}
              name="email"
              label={fieldLabels.email}
              type="email"
              autoComplete="username"
              hint="A link with which you choose another password goes to this address."
            />
            <Button type="submit" wide busy={busy}>
              {forgotPasswordMessages.send}
            </Button>
          </>
        )}
        <Button look="link" onClick={onBack}>
          {forgotPasswordMessages.backToSignIn}
        </Button>
      </Stack>
    </Form>
  );
}
