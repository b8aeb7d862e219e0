import { useState } from 'react';
import { sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
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
import { useMayDo } from '../../parts/session/use-staff.ts';

export function SendElsewhere({ mail }: { mail: ListedMail }) {
  const may = useMayDo('mail.send-again');
  const [open, setOpen] = useState(false);
  if (!may || mail.isSecret) return null;
  return (
    <>
      <Button look="lined" wide onClick={() => setOpen(true)}>
        Send to another address…
      </Button>
      {open && <Elsewhere mail={mail} onClose={() => setOpen(false)} />}
    </>
  );
}

function Elsewhere({ mail, onClose }: { mail: ListedMail; onClose: () => void }) {
  const toasts = useToasts();
  const send = useOfficeSend(sendMailAgain);
  const form = useForm({ to: '' }, ({ to }) => ({ to: validateStaffEmail({ email: to }).email }));
  const { submit, busy } = useSubmit(form, async () => {
    const to = form.values.to.trim();
    try {
      await send.mutateAsync({ id: mail.id, to });
      toasts.success(`“${mail.subject}” goes to ${to}`);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send to another address"
      description="The account keeps its address; correct it on the customer’s page."
      size="s"
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <TextField form={form} name="to" label={fieldLabels.email} type="email" autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            Send it
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
