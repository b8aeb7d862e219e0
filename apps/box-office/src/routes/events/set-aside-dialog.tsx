import { locale } from '@stagedoor/rules/language/locale';
import { setAsideTickets } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent, StockLevel } from '@stagedoor/contract/calls/office/events';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { validateHold } from '@stagedoor/rules/staff/stock-holds';
import type { HoldKind } from '@stagedoor/rules/staff/stock-holds';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface SetAsideDialogProps {
  event: OfficeEvent;
  level: StockLevel;
  onClose: () => void;
}

interface HoldValues {
  kind: HoldKind;
  name: string;
  quantity: string;
  seats: string;
  reason: string;
}

/** Tickets of a level go off sale under a name. */
export function SetAsideDialog({ event, level, onClose }: SetAsideDialogProps) {
  const toasts = useToasts();
  const send = useOfficeSend(setAsideTickets);
  const begin: HoldValues = { kind: 'house', name: '', quantity: '', seats: '', reason: '' };
  const form = useForm(begin, (values) =>
    validateHold({ ...values, quantity: Number(values.quantity || NaN) }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const { kind, name, seats, reason } = form.values;
    const quantity = Number(form.values.quantity);
    try {
      await send.mutateAsync({ eventId: event.id, levelId: level.id, kind, name, quantity, seats, reason });
      toasts.success(`${quantity} of ${level.name} are set aside`);
      onClose();
    } catch (error) {
      showRefusal(form, error, { STOCK_SHORT: form.values.seats.trim() ? 'seats' : 'quantity' });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Set tickets of ${level.name} aside`}
      description={`${level.free.toLocaleString(locale())} are free. The best of them go first, unless you name seats; whoever has one in a cart keeps it.`}
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <RadioGroup
            legend="For whom"
            value={form.values.kind}
            onChange={(kind) => form.choose({ kind: kind as HoldKind })}
          >
            <Radio value="house">The house</Radio>
            <Radio value="guest">Guests</Radio>
          </RadioGroup>
          <TextField form={form} name="quantity" label="How many" inputMode="numeric" autoComplete="off" />
          <TextField
            form={form}
            name="seats"
            optional
            label="Which seats"
            hint="Rows and seats, such as D 9-12, E 3"
            autoComplete="off"
          />
          <TextField form={form} name="name" label="Name of the hold" autoComplete="off" />
          <TextField form={form} name="reason" label="Reason" autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            Set aside
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
