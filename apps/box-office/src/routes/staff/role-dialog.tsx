import { changeStaffRole } from '@stagedoor/contract/calls/office/staff';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { RoleFields, scopeOf } from './role-fields.tsx';
import type { RoleValues } from './role-fields.tsx';
import type { StaffMember } from './staff-member.ts';

/** It counts at the person's next click. */
export function RoleDialog({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const toasts = useToasts();
  const send = useOfficeSend(changeStaffRole);
  const { id, version, role, outletIds } = person;
  const begin: RoleValues & { reason: string } = { role, outletIds, reason: '' };
  const form = useForm(begin, () => ({}));
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const reason = form.values.reason.trim();
      await send.mutateAsync({ id, version, ...scopeOf(form.values), ...(reason && { reason }) });
      toasts.success(`${person.name} has another role`);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`What ${person.name} may do`}
      description="It counts at their next click. What the new role may not see is gone then."
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <RoleFields form={form} />
          <TextField form={form} name="reason" label="Reason" optional autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            Save
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
