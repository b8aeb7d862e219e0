import { inviteStaff } from '@stagedoor/contract/calls/office/staff';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { RoleFields, scopeOf } from './role-fields.tsx';
import type { RoleValues } from './role-fields.tsx';

interface InviteValues extends RoleValues {
  email: string;
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const send = useOfficeSend(inviteStaff);
  const begin: InviteValues = { email: '', role: 'desk', outletIds: [] };
  const form = useForm(begin, validateStaffEmail);
  const { submit, busy } = useSubmit(form, async () => {
    const email = form.values.email.trim();
    try {
      await send.mutateAsync({ email, ...scopeOf(form.values) });
      toasts.success(`A letter goes to ${email}`, 'The link in it works once, for seven days.');
      onClose();
    } catch (error) {
      showRefusal(form, error, { ALREADY_STAFF: 'email' });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite somebody"
      description="They choose a name and a password with the link that they are sent."
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <TextField form={form} name="email" label={fieldLabels.email} type="email" autoComplete="off" />
          <RoleFields form={form} />
          <Button type="submit" wide busy={busy}>
            Send the invitation
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
