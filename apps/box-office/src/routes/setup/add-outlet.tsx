import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addOutlet } from '@stagedoor/contract/calls/office/setup';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { validateOutlet } from '@stagedoor/rules/setup/first-run-form';
import type { OutletForm } from '@stagedoor/rules/setup/first-run-form';
import { outletKinds } from '@stagedoor/rules/setup/outlet-kinds';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

const begin: OutletForm = { outletName: '', outletType: 1, host: '' };

/** SETUP-02: one more shop of the same seller. */
export function AddOutlet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="lined" size="s" icon="plus" onClick={() => setOpen(true)}>
        Outlet
      </Button>
      {open && <NewOutlet onClose={() => setOpen(false)} />}
    </>
  );
}

function NewOutlet({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const send = useOfficeSend(addOutlet);
  const form = useForm(begin, validateOutlet);
  const { outletType, outletName } = form.values;
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const { outletId } = await send.mutateAsync(form.values);
      toasts.success(`${outletName.trim()} is there`, 'It is closed until you open it.');
      onClose();
      void navigate(`/setup/outlets/${outletId}`);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title="One more outlet"
      description="A shop of its own at an address of its own, paid through the same gateway. Nobody comes in before you open it."
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <TextField form={form} name="outletName" label="Its name" maxLength={200} autoComplete="off" />
          <RadioGroup
            legend="What is it for?"
            id={form.idOf('outletType')}
            value={String(outletType)}
            onChange={(type) => form.choose({ outletType: Number(type) })}
          >
            {outletKinds.map(({ type, name, purpose }) => (
              <RadioCard key={type} value={String(type)} title={name} description={purpose} />
            ))}
          </RadioGroup>
          <TextField
            form={form}
            name="host"
            label="Where it is found"
            hint="A name that leads to this server, such as club.example.com"
            maxLength={253}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" wide busy={busy}>
            Make the outlet
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
