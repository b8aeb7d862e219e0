import { useState } from 'react';
import { makeKey } from '@stagedoor/contract/calls/office/keys';
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
import { KeyScope } from './key-scope.tsx';
import type { KeyValues } from './key-values.ts';
import { ShownOnce } from './shown-once.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

const networksOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Name, rights, where and until when; then the key, this once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>();
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={key === undefined}
      title={key ? 'The new key' : 'A key for a program'}
      description={key ? undefined : 'The program acts in your name, within what you choose here.'}
    >
      {key ? (
        <ShownOnce label="Key" secret={key} onDone={onClose}>
          Nobody can show it to you again. The program sends it as Authorization: Bearer, never in an address.
        </ShownOnce>
      ) : (
        <KeyForm onMade={setKey} />
      )}
    </Dialog>
  );
}

function useKeyForm(onMade: (key: string) => void) {
  const send = useOfficeSend(makeKey);
  const now = useNow();
  const times = useTimes();
  const begin: KeyValues = {
    name: '',
    rights: [],
    outletIds: [],
    networks: '',
    endsAt: offeredEnd(now, times),
  };
  const form = useForm(begin, ({ name, rights, endsAt }) =>
    fieldErrors({
      name: isBlank(name) && connectionsMessages.nameNeeded,
      rights: rights.length === 0 && connectionsMessages.rightNeeded,
      endsAt: isBlank(endsAt) && connectionsMessages.endTooFar,
    }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const { name, rights, outletIds, networks, endsAt } = form.values;
    try {
      const made = await send.mutateAsync({
        name: name.trim(),
        rights: [...rights],
        outletIds: [...outletIds],
        networks: networksOf(networks),
        endsAt: endOfDay(endsAt, times),
      });
      onMade(made.key);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return { form, submit, busy };
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const { form, submit, busy } = useKeyForm(onMade);
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField form={form} name="name" label="Name" hint="Which program it is for." autoComplete="off" />
        <KeyScope form={form} />
        <TextField
          form={form}
          name="networks"
          label="Addresses it may come from"
          hint="Such as 192.0.2.7 or 192.0.2.0/24, several with commas. Empty: from anywhere."
          optional
          autoComplete="off"
          maxLength={1000}
        />
        <TextField
          form={form}
          name="endsAt"
          label="Works through"
          hint="A year at most. You get a letter 14 and 3 days before."
          type="date"
          autoComplete="off"
        />
        <Button type="submit" wide busy={busy}>
          Make the key
        </Button>
      </Stack>
    </Form>
  );
}
