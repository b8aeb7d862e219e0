import { saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { csvLines } from '@stagedoor/rules/csv';
import { fieldErrors, isBlank } from '@stagedoor/rules/field-errors';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useCourier } from './use-courier.ts';

/** A file of one line: what is typed is checked exactly as what is read. */
export function EnterNumber({ number }: { number: string }) {
  const send = useOfficeSend(saveTracking);
  const toasts = useToasts();
  const form = useForm({ tracking: '', courier: '' }, ({ tracking }) =>
    fieldErrors({ tracking: isBlank(tracking) && fulfilmentMessages.numberMissing }),
  );
  const { found, couriers } = useCourier(form.values.tracking);
  const { submit, busy } = useSubmit(form, async () => {
    const { tracking, courier } = form.values;
    try {
      const file = csvLines([
        ['order', 'tracking', 'courier'],
        [number, tracking.trim(), courier],
      ]);
      const { saved, problems } = await send.mutateAsync({ file });
      if (saved === 0) form.refuse({ tracking: problems[0]?.problem ?? fulfilmentMessages.notNow });
      else toasts.success(`${number} has left. The letter goes in ten minutes.`);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const isTyped = form.values.tracking.trim() !== '';
  const hint = found ? `${found.name}, the check digit is right` : 'No courier’s number yet';
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={12}>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="tracking"
          label={historyDialogMessages.trackingNumber}
          autoComplete="off"
          hint={<span aria-live="polite">{isTyped ? hint : 'The courier shows as you type'}</span>}
        />
        <Field id={form.idOf('courier')} label="Courier" optional hint="Only where it is another one">
          <Select
            id={form.idOf('courier')}
            value={form.values.courier}
            onChange={(event) => form.choose({ courier: event.target.value })}
          >
            <option value="">As the number says</option>
            {couriers.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" wide busy={busy}>
          It has left
        </Button>
      </Stack>
    </Form>
  );
}
