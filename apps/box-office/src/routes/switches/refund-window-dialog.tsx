import { setRefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface RefundWindowDialogProps {
  window: RefundWindow;
  onClose: () => void;
}

/** Opens a window that is closed, or closes an open one, with what customers read. */
export function RefundWindowDialog({ window, onClose }: RefundWindowDialogProps) {
  const { eventId, name, updatedAt } = window;
  const isOpen = !window.isOpen;
  const toasts = useToasts();
  const send = useOfficeSend(setRefundWindow);
  const { openText = '', closedText = '', alert = '' } = window;
  const form = useForm({ openText, closedText, alert }, (values) =>
    fieldErrors({
      openText: isOpen && isBlank(values.openText) && staffMessages.windowTextNeeded,
      closedText: !isOpen && isBlank(values.closedText) && staffMessages.windowTextNeeded,
    }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await send.mutateAsync({ eventId, isOpen, ...form.values, seenAt: updatedAt });
      toasts.success(`The refund window of ${name} is ${isOpen ? 'open' : 'closed'}`);
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${isOpen ? 'Open' : 'Close'} the refund window of ${name}?`}
      description={
        isOpen
          ? 'Customers with tickets may ask for their money back from their own page. You decide about each.'
          : 'Nobody can ask any more. What was asked for already stays to be decided.'
      }
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <TextField
            form={form}
            name="openText"
            label="What customers read while it is open"
            autoComplete="off"
          />
          <TextField
            form={form}
            name="closedText"
            label="What customers read while it is closed"
            autoComplete="off"
          />
          <TextField form={form} name="alert" label="A warning before they ask" optional autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            {isOpen ? 'Open the window' : 'Close the window'}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
