import { useState } from 'react';
import { saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { counted } from '@stagedoor/rules/writing/counted';
import { csvLines } from '@stagedoor/rules/writing/csv';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface ShipOrdersProps {
  numbers: readonly string[];
  onClose: () => void;
}

/** What has left is told by its number: without one nobody could follow it. */
export function ShipOrders({ numbers, onClose }: ShipOrdersProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mark ${counted(numbers.length, 'order')} shipped`}
      description="A tracking number each; those without one stay as they are. The letters go in ten minutes, until then it can be undone in Fulfilment."
    >
      <ShipForm numbers={numbers} onClose={onClose} />
    </Dialog>
  );
}

/** A file of as many lines as were typed, checked exactly as one that is read. */
function ShipForm({ numbers, onClose }: ShipOrdersProps) {
  const send = useOfficeSend(saveTracking);
  const toasts = useToasts();
  const [left, setLeft] = useState(numbers);
  const form = useForm<Record<string, string>>(
    Object.fromEntries(numbers.map((number) => [number, ''])),
    () => ({}),
  );
  const typed = left.filter((number) => !isBlank(form.values[number]));
  const { submit, busy } = useSubmit(form, async () => {
    if (typed.length === 0) return form.fail(fulfilmentMessages.numberMissing);
    try {
      const lines = typed.map((number) => [number, form.values[number]!.trim()]);
      const { saved, problems } = await send.mutateAsync({
        file: csvLines([['order', 'tracking'], ...lines]),
      });
      const wrong = new Map(
        problems.map(({ order, problem }) => [order, problem ?? fulfilmentMessages.notNow]),
      );
      if (saved > 0) toasts.success(`${counted(saved, 'order')} marked shipped`);
      if (wrong.size === 0) return onClose();
      // What was saved is done with; what was not stays, with its reason beside it.
      setLeft(left.filter((number) => !typed.includes(number) || wrong.has(number)));
      return form.refuse(Object.fromEntries(wrong));
    } catch (error) {
      return showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={12}>
        <FormErrors form={form} />
        {left.map((number) => (
          <TextField key={number} form={form} name={number} label={number} autoComplete="off" />
        ))}
        <Button type="submit" wide busy={busy}>
          {typed.length > 0 ? `Mark ${typed.length} shipped` : 'Mark shipped'}
        </Button>
      </Stack>
    </Form>
  );
}
