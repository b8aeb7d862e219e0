import { useState } from 'react';
import { makeDoorPass } from '@stagedoor/contract/calls/office/door';
import type { OutputOf } from '@stagedoor/contract/call';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { validateDoorPass } from '@stagedoor/rules/staff/staff-forms';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { LinkToCopy } from '../../parts/copy/link-to-copy.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './door.module.css';

type Made = OutputOf<typeof makeDoorPass>;

interface NewPassProps {
  eventId: number;
  onClose: () => void;
}

/** For a helper without an account, or for one's own phone. The link is shown once. */
export function NewPassDialog({ eventId, onClose }: NewPassProps) {
  const { formatDateTime } = useTimes();
  const [made, setMade] = useState<Made>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? 'Scan this with the phone for the door' : 'A pass for which door?'}
      description={
        made
          ? `It is shown once, and is good from ${formatDateTime(made.beginsAt)} to ${formatDateTime(made.endsAt)}.`
          : doorMessages.whatAPassOpens
      }
    >
      {made ? <MadePass made={made} onClose={onClose} /> : <GateForm eventId={eventId} onMade={setMade} />}
    </Dialog>
  );
}

function GateForm({ eventId, onMade }: { eventId: number; onMade: (made: Made) => void }) {
  const send = useOfficeSend(makeDoorPass);
  const form = useForm({ gate: '' }, validateDoorPass);
  const [fromNow, setFromNow] = useState(false);
  const { submit, busy } = useSubmit(form, async () => {
    try {
      onMade(await send.mutateAsync({ eventId, gate: form.values.gate.trim(), fromNow }));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField form={form} name="gate" label="Door" autoComplete="off" />
        <Checkbox
          checked={fromNow}
          onChange={({ target }) => setFromNow(target.checked)}
          hint="Without it the pass opens six hours before doors."
        >
          Good at once, to try it out
        </Checkbox>
        <Button type="submit" busy={busy}>
          Make the pass
        </Button>
      </Stack>
    </Form>
  );
}

const MadePass = ({ made: { link, picture }, onClose }: { made: Made; onClose: () => void }) => (
  <Stack gap={16}>
    <img className={styles.picture} src={picture} alt="The link as a code to scan" />
    <LinkToCopy label="The link" link={link} />
    <ButtonLink href={link} look="washed" target="_blank" rel="noopener noreferrer">
      Open it here
    </ButtonLink>
    <Button onClick={onClose}>Done</Button>
  </Stack>
);
