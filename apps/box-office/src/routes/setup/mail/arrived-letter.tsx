import type { OutputOf } from '@stagedoor/contract/call';
import { changeMailServer } from '@stagedoor/contract/calls/office/mail-server';
import type { tryMailServer } from '@stagedoor/contract/calls/office/mail-server';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import type { TypedMailServer } from '@stagedoor/rules/setup/mail-server';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';

interface ArrivedLetterProps {
  typed: TypedMailServer;
  tried: OutputOf<typeof tryMailServer>;
}

/** What the mail server took is not there yet: the code in it is the proof. */
export function ArrivedLetter({ typed, tried }: ArrivedLetterProps) {
  const toasts = useToasts();
  const send = useOfficeSend(changeMailServer);
  const form = useForm({ code: '' }, ({ code }) =>
    /^\s*\d{6}\s*$/.test(code) ? {} : { code: mailServerMessages.codeNeeded },
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await send.mutateAsync({ ...typed, code: form.values.code });
      toasts.success('Letters leave by this mail server now');
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <Alert tone="good" title={`The mail server took a letter to ${tried.to} in ${tried.seconds} s`}>
          Look into that mailbox, the one for spam too, and type the code of the letter.
        </Alert>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="code"
          label="Code of the letter"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
        />
        <div>
          <Button type="submit" busy={busy}>
            It arrived, keep it
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
