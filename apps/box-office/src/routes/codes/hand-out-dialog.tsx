import { useState } from 'react';
import { handOutCodes } from '@stagedoor/contract/calls/office/codes';
import type { CodePlace, CodeSet } from '@stagedoor/contract/calls/office/codes';
import { fieldOf } from '@stagedoor/forms/field-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { splitEmails } from '@stagedoor/rules/accounts/email';
import { wrongWithAddresses } from '@stagedoor/rules/codes/wrong-with-addresses';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ChooseOne } from './choose-one.tsx';
import { setName } from './code-words.ts';

interface HandOutDialogProps {
  set: CodeSet;
  places: readonly CodePlace[];
  onClose: () => void;
}

const addressesIn = (text: string): string[] => splitEmails(text.replaceAll(/[;\s]+/g, ','));

/** The outlets on whose paper it may be sent: those at which the code holds. */
function useSenders({ eventIds, outletIds }: CodeSet, places: readonly CodePlace[]) {
  const { outlets } = useOutletScope();
  const ofEvents = eventIds?.flatMap((id) => places.find(({ eventId }) => eventId === id)?.outletId ?? []);
  return outlets.filter(({ id }) => (ofEvents?.includes(id) ?? true) && (outletIds?.includes(id) ?? true));
}

/** CODE-01: a letter with a code to each of some people. */
export function HandOutDialog({ set, places, onClose }: HandOutDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Send ${setName(set)} in a letter`}
      description={
        set.isMany
          ? 'Each address gets a code of its own, which nobody else has.'
          : 'The letter says what the code does, where and until when.'
      }
    >
      <HandOutForm set={set} places={places} onClose={onClose} />
    </Dialog>
  );
}

function HandOutForm({ set, places, onClose }: HandOutDialogProps) {
  const toasts = useToasts();
  const send = useOfficeSend(handOutCodes);
  const senders = useSenders(set, places);
  const [sender, setSender] = useState(String(senders[0]?.id ?? ''));
  const form = useForm({ to: '' }, ({ to }) =>
    fieldErrors({ to: wrongWithAddresses(addressesIn(to)) ?? false }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const to = addressesIn(form.values.to);
      const { letters } = await send.mutateAsync({ id: set.id, outletId: Number(sender), to });
      toasts.success(`${counted(letters, 'letter')} on the way`);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const { field, control } = fieldOf(form, 'to');
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        {senders.length > 1 && (
          <ChooseOne
            label="On the paper of"
            value={sender}
            options={senders.map(({ id, name }) => [String(id), name] as const)}
            onChoose={setSender}
          />
        )}
        <Field {...field} label="E-mail addresses" hint="With commas or one a line, 100 at most." required>
          <TextArea {...control} autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" wide busy={busy}>
          Send
        </Button>
      </Stack>
    </Form>
  );
}
