import { useState } from 'react';
import { renewKey } from '@stagedoor/contract/calls/office/keys';
import type { OfficeKey } from '@stagedoor/contract/calls/office/keys';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { useNow } from '@stagedoor/screens/clock';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { endOfDay, offeredEnd } from './key-end.ts';
import { ShownOnce } from './shown-once.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

interface RenewDialogProps {
  officeKey: OfficeKey;
  onClose: () => void;
}

/** A second key with the same rights; the program has a week to change over. */
export function RenewDialog({ officeKey: { id, name }, onClose }: RenewDialogProps) {
  const send = useOfficeSend(renewKey);
  const now = useNow();
  const times = useTimes();
  const [key, setKey] = useState<string>();
  const form = useForm({ endsAt: offeredEnd(now, times) }, ({ endsAt }) =>
    fieldErrors({ endsAt: isBlank(endsAt) && connectionsMessages.endTooFar }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      setKey((await send.mutateAsync({ id, endsAt: endOfDay(form.values.endsAt, times) })).key);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={key === undefined}
      title={key ? 'The new key' : `Renew ${name}`}
      description={key ? undefined : 'You get a second key. The old one works for seven days more.'}
      size="s"
    >
      {key ? (
        <ShownOnce label="Key" secret={key} onDone={onClose}>
          Nobody can show it to you again. The old key works for seven days more.
        </ShownOnce>
      ) : (
        <Form onSubmit={submit} busy={busy}>
          <Stack gap={16}>
            <FormErrors form={form} />
            <TextField form={form} name="endsAt" label="Works through" type="date" autoComplete="off" />
            <Button type="submit" wide busy={busy}>
              Renew the key
            </Button>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
