import { useState } from 'react';
import { saveView } from '@stagedoor/contract/calls/office/saved-views';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { VIEW_NAME_LENGTH, viewNameProblem } from '@stagedoor/rules/staff/saved-views';
import type { ViewRoom } from '@stagedoor/rules/staff/saved-views';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface SaveViewProps {
  room: ViewRoom;
  filter: string;
  others: readonly string[];
}

/** Keeps what the list shows now under a name. */
export function SaveView(props: SaveViewProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="link" size="s" icon="plus" onClick={() => setOpen(true)}>
        Save this view
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Save this view"
        description="It becomes a tab of yours, here and on every other computer. Nobody else sees it."
        size="s"
      >
        {open && <NameForm {...props} onDone={close} />}
      </Dialog>
    </>
  );
}

function NameForm({ room, filter, others, onDone }: SaveViewProps & { onDone: () => void }) {
  const toasts = useToasts();
  const send = useOfficeSend(saveView);
  const form = useForm({ name: '' }, ({ name }) => fieldErrors({ name: viewNameProblem(name, others) }));
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const { name } = await send.mutateAsync({ room, filter, name: form.values.name.trim() });
      toasts.success(`Saved as “${name}”`);
      onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField form={form} name="name" label="Name" autoComplete="off" maxLength={VIEW_NAME_LENGTH} />
        <Button type="submit" wide busy={busy}>
          Save
        </Button>
      </Stack>
    </Form>
  );
}
