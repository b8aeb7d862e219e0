import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { recordDrawNumber } from '@stagedoor/contract/calls/office/decide-draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

/** The draw waits for a number that somebody else makes known; it is checked, and never substituted. */
export function RecordNumber({ draw }: { draw: DrawDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Record the public number…</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="The public number"
        description={draw.inputSource ?? `Round ${draw.inputRound} of the drand beacon`}
      >
        {open && <Question draw={draw} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Question({ draw, onDone }: { draw: DrawDetail; onDone: () => void }) {
  const send = useOfficeSend(recordDrawNumber);
  const isDigits = draw.inputKind === 'digits';
  const form = useForm({ given: '' }, ({ given }) =>
    fieldErrors({ given: isBlank(given) && drawOfficeMessages.numberMissing }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const { given } = form.values;
    try {
      await send.mutateAsync({
        seriesId: draw.seriesId,
        ...(isDigits ? { digits: given } : { signature: given }),
      });
      onDone();
    } catch (error) {
      form.fail(wordsOf(error));
    }
  });
  const label = isDigits ? `The ${draw.inputDigits} digits` : 'Signature of the round, in hex';
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField form={form} name="given" label={label} autoComplete="off" />
        <p>It is checked, published at once, and can never be changed.</p>
        <div>
          <Button type="submit" busy={busy}>
            Record it
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
