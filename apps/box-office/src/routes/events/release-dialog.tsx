import { locale } from '@stagedoor/rules/language/locale';
import { releaseTickets } from '@stagedoor/contract/calls/office/events';
import type { NamedHold, OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { validateHold } from '@stagedoor/rules/staff/stock-holds';
import type { HoldKind } from '@stagedoor/rules/staff/stock-holds';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface ReleaseDialogProps {
  event: OfficeEvent;
  hold: NamedHold;
  level: string;
  onClose: () => void;
}

/** Some or all tickets of a hold go on sale again. */
export function ReleaseDialog({ event, hold, level, onClose }: ReleaseDialogProps) {
  const toasts = useToasts();
  const send = useOfficeSend(releaseTickets);
  const { name, levelId, kind } = hold;
  const form = useForm({ quantity: String(hold.tickets), seats: '', reason: '' }, (values) =>
    validateHold({ ...values, name, quantity: Number(values.quantity || NaN) }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const quantity = Number(form.values.quantity);
    const { seats, reason } = form.values;
    try {
      const which = { levelId, kind: kind as HoldKind, name, quantity, seats };
      await send.mutateAsync({ eventId: event.id, ...which, reason });
      toasts.success(`${quantity} of ${level} are free again`);
      onClose();
    } catch (error) {
      showRefusal(form, error, { STOCK_SHORT: form.values.seats.trim() ? 'seats' : 'quantity' });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Release ${name}?`}
      description={`${hold.tickets.toLocaleString(locale())} of ${level} are kept. What is released can be bought at once where the level is on sale.`}
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <TextField form={form} name="quantity" label="How many" inputMode="numeric" autoComplete="off" />
          <TextField
            form={form}
            name="seats"
            optional
            label="Which seats"
            hint="Of those that are kept, such as D 9-12, E 3"
            autoComplete="off"
          />
          <TextField form={form} name="reason" label="Reason" autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            Release
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
