import { useState } from 'react';
import { correctCustomer, getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { useClient } from '@stagedoor/asking/asking-context';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { validateProfile } from '@stagedoor/rules/accounts/profile-form';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';
import { whoChanged } from '../../parts/changed/who-changed.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const names = ['firstName', 'lastName', 'email'] as const;
type Theirs = OfficeCustomer & { who: string };

/** Both addresses are written to when the e-mail changes. */
export function CorrectDialog({ customer, onClose }: { customer: OfficeCustomer; onClose: () => void }) {
  const { id } = customer;
  const open = useClient();
  const toasts = useToasts();
  const times = useTimes();
  const send = useOfficeSend(correctCustomer);
  const [theirs, setTheirs] = useState<Theirs>();
  const { firstName, lastName, email } = customer;
  const form = useForm({ firstName, lastName, email }, (values) => ({
    ...validateProfile({ userId: id, ...values }),
    ...validateStaffEmail(values),
  }));

  async function save(updatedAt: Date) {
    try {
      await send.mutateAsync({ id, ...form.values, updatedAt });
      toasts.success('Saved', form.values.email === email ? undefined : 'Both addresses are written to.');
      onClose();
    } catch (error) {
      const who = whoChanged(error, times, 'The customer');
      if (who === undefined) showRefusal(form, error, { EMAIL_TAKEN: 'email' });
      else setTheirs({ ...(await (await open()).client.send(getOfficeCustomer, { id })), who });
    }
  }
  const { submit, busy } = useSubmit(form, () => save(customer.updatedAt));

  return (
    <Dialog
      open
      onClose={onClose}
      title="Correct name or e-mail"
      description="Where the e-mail changes, the old and the new address are both written to."
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          {names.map((name) => (
            <TextField key={name} form={form} name={name} label={fieldLabels[name]} autoComplete="off" />
          ))}
          <Button type="submit" wide busy={busy}>
            Save
          </Button>
        </Stack>
      </Form>
      {theirs && (
        <BothVersions
          theirs={theirs}
          yours={form.values}
          onTheirs={onClose}
          onYours={() => {
            setTheirs(undefined);
            void save(theirs.updatedAt);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Dialog>
  );
}

interface BothVersionsProps {
  theirs: Theirs;
  yours: Pick<OfficeCustomer, (typeof names)[number]>;
  onTheirs: () => void;
  onYours: () => void;
  onClose: () => void;
}

function BothVersions({ theirs, yours, ...actions }: BothVersionsProps) {
  const fields = names.map((name) => ({ name: fieldLabels[name], theirs: theirs[name], yours: yours[name] }));
  return <ChangedMeanwhile open theirName={theirs.who} fields={fields} {...actions} />;
}
