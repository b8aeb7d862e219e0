import { confirmSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { beginSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { OutputOf } from '@stagedoor/contract/call';
import { useSend } from '@stagedoor/asking/use-send';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { StepPicture } from './step-picture.tsx';

interface FirstCodeProps {
  begun: OutputOf<typeof beginSecondStep>;
  onCodes: (codes: readonly string[]) => void;
}

/** The secret as a picture and as letters, and the proof that the app has it. */
export function FirstCode({ begun, onCodes }: FirstCodeProps) {
  const send = useSend(confirmSecondStep);
  const form = useForm({ code: '' }, ({ code }) =>
    fieldErrors({ code: isBlank(code) && staffMessages.codeNeeded }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const { codes } = await send.mutateAsync({ code: form.values.code.trim() });
      onCodes(codes);
    } catch (error) {
      showRefusal(form, error, { SECOND_STEP_WRONG: 'code' });
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <StepPicture secret={begun.secret} picture={begun.picture} />
        <FormErrors form={form} />
        <TextField
          form={form}
          name="code"
          label="The six digits that it shows"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Button type="submit" wide busy={busy}>
          Switch it on
        </Button>
      </Stack>
    </Form>
  );
}
