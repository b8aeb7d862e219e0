import { updateProfile } from '@stagedoor/contract/calls/shop/user';
import type { Session } from '@stagedoor/contract/entities/session';
import { accountMessages } from '@stagedoor/rules/messages/account';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { isExternalMember, validateProfile } from '@stagedoor/rules/accounts/profile-form';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useToasts } from '@stagedoor/ui/toast';
import { useCalls } from '../../parts/calls/calls.ts';
import { useSend } from '@stagedoor/asking/use-send';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { messageOf } from '@stagedoor/rules/values/message-of';

/** The customer's name. Members of an outside system see it and change it there. */
export function ProfileForm({ session }: { session: Session }) {
  const { userId, firstName = '', lastName = '', email = '' } = session;
  const form = useForm({ userId, firstName, lastName }, validateProfile);
  const { mutateAsync: update } = useSend(updateProfile);
  const calls = useCalls();
  const toasts = useToasts();
  const external = isExternalMember(session);

  const { submit, busy } = useSubmit(form, async () => {
    const { firstName: first, lastName: last } = form.values;
    try {
      await update({ userId, firstName: first.trim(), lastName: last.trim() });
    } catch (error) {
      const refused = refusedFields(error, form.values);
      return refused ? form.refuse(refused) : form.fail(messageOf(error));
    }
    toasts.success(accountMessages.profileUpdated);
    // The session carries the name; it is read again, here and in the other tabs.
    await (await calls()).session.renew();
  });

  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack>
        {external && <Alert>{accountMessages.keptByMembership}</Alert>}
        <FormErrors form={form} />
        <FieldRow>
          <TextField
            form={form}
            name="firstName"
            label={fieldLabels.firstName}
            autoComplete="given-name"
            disabled={external}
          />
          <TextField
            form={form}
            name="lastName"
            label={fieldLabels.lastName}
            autoComplete="family-name"
            disabled={external}
          />
        </FieldRow>
        <Field label={fieldLabels.email} hint={external ? undefined : accountMessages.emailFixed}>
          <TextInput type="email" autoComplete="email" value={email} readOnly />
        </Field>
        <Actions spread="start">
          <Button type="submit" busy={busy} disabled={external}>
            {formMessages.save}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
