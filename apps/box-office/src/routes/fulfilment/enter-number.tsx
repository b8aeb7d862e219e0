import { saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { csvLines } from '@stagedoor/rules/writing/csv';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CourierSelect } from './courier-select.tsx';
import { courierHint, useCourier } from './use-courier.ts';

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
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={12}>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="tracking"
          label={historyDialogMessages.trackingNumber}
          autoComplete="off"
          hint={<span aria-live="polite">{courierHint(form.values.tracking, found)}</span>}
        />
        <CourierSelect
          id={form.idOf('courier')}
          couriers={couriers}
          value={form.values.courier}
          onChange={(courier) => form.choose({ courier })}
        />
        <Button type="submit" wide busy={busy}>
          It has left
        </Button>
      </Stack>
    </Form>
  );
}
