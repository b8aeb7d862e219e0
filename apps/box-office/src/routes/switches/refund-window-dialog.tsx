import { useState } from 'react';
import { listRefundWindows, setRefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { useClient } from '@stagedoor/asking/asking-context';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ChangedMeanwhile } from '../../parts/changed/changed-meanwhile.tsx';
import { whoChanged } from '../../parts/changed/who-changed.ts';
import { useTimes } from '../../parts/time/use-times.ts';

/** `turn`: opens a window that is closed, or closes an open one. `words`: it stays as it is. */
export type WindowChange = 'turn' | 'words';

interface RefundWindowDialogProps {
  window: RefundWindow;
  change: WindowChange;
  onClose: () => void;
}

const names = {
  openText: 'What customers read while it is open',
  closedText: 'What customers read while it is closed',
  alert: 'A warning before they ask',
} as const;

const textsOf = ({ openText = '', closedText = '', alert = '' }: RefundWindow) => ({
  openText,
  closedText,
  alert,
});
const stateOf = (isOpen: boolean): string => (isOpen ? 'Open' : 'Closed');

function asking({ name, isOpen }: RefundWindow, change: WindowChange) {
  if (change === 'words')
    return {
      title: `What customers read about refunds of ${name}`,
      description: `The window stays ${isOpen ? 'open' : 'closed'}.`,
      label: 'Save the words',
      done: `The words about refunds of ${name} are saved`,
    };
  if (isOpen)
    return {
      title: `Close the refund window of ${name}?`,
      description: 'Nobody can ask any more. What was asked for already stays to be decided.',
      label: 'Close the window',
      done: `The refund window of ${name} is closed`,
    };
  return {
    title: `Open the refund window of ${name}?`,
    description:
      'Customers with tickets may ask for their money back from their own page. You decide about each.',
    label: 'Open the window',
    done: `The refund window of ${name} is open`,
  };
}

function useWindowForm({ window, change, onClose }: RefundWindowDialogProps) {
  const { eventId } = window;
  const isOpen = change === 'words' ? window.isOpen : !window.isOpen;
  const toasts = useToasts();
  const times = useTimes();
  const open = useClient();
  const send = useOfficeSend(setRefundWindow);
  const [theirs, setTheirs] = useState<RefundWindow & { who: string }>();
  const form = useForm(textsOf(window), (values) =>
    fieldErrors({
      openText: isOpen && isBlank(values.openText) && staffMessages.windowTextNeeded,
      closedText: !isOpen && isBlank(values.closedText) && staffMessages.windowTextNeeded,
    }),
  );
  async function save(seenAt: Date | undefined) {
    try {
      await send.mutateAsync({ eventId, isOpen, ...form.values, seenAt });
      toasts.success(asking(window, change).done);
      onClose();
    } catch (error) {
      const who = whoChanged(error, times);
      if (who === undefined) return showRefusal(form, error);
      const { windows } = await (await open()).client.send(listRefundWindows, {});
      const stands = windows.find((each) => each.eventId === eventId);
      setTheirs(stands && { ...stands, who });
    }
  }
  return { ...useSubmit(form, () => save(window.updatedAt)), form, isOpen, save, theirs, setTheirs };
}

/** Opens or closes a window, or changes what customers read about it. */
export function RefundWindowDialog(props: RefundWindowDialogProps) {
  const { title, description, label } = asking(props.window, props.change);
  const { onClose } = props;
  const { form, submit, busy, isOpen, save, theirs, setTheirs } = useWindowForm(props);
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <TextField
            form={form}
            name="openText"
            label={names.openText}
            optional={!isOpen}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="closedText"
            label={names.closedText}
            optional={isOpen}
            autoComplete="off"
          />
          <TextField form={form} name="alert" label={names.alert} optional autoComplete="off" />
          <Button type="submit" wide busy={busy}>
            {label}
          </Button>
        </Stack>
      </Form>
      {theirs && (
        <ChangedMeanwhile
          open
          theirName={theirs.who}
          fields={[
            { name: 'Window', theirs: stateOf(theirs.isOpen), yours: stateOf(isOpen) },
            ...(['openText', 'closedText', 'alert'] as const).map((name) => ({
              name: names[name],
              theirs: textsOf(theirs)[name],
              yours: form.values[name],
            })),
          ]}
          onTheirs={onClose}
          onYours={() => void save(theirs.updatedAt)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Dialog>
  );
}
