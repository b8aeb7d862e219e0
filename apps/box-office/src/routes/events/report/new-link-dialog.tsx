import { useState } from 'react';
import { makeReportLink } from '@stagedoor/contract/calls/office/report-links';
import type { OutputOf } from '@stagedoor/contract/call';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { reportPageMessages } from '@stagedoor/rules/messages/report-office';
import { reportLinkDays } from '@stagedoor/rules/reports/report-links';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { LinkToCopy } from '../../../parts/copy/link-to-copy.tsx';
import { useTimes } from '../../../parts/time/use-times.ts';

type Made = OutputOf<typeof makeReportLink>;

interface NewLinkDialogProps {
  eventId: number;
  onClose: () => void;
}

/** The link is shown once. */
export function NewLinkDialog({ eventId, onClose }: NewLinkDialogProps) {
  const { formatDate } = useTimes();
  const [made, setMade] = useState<Made>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? 'Send them this link' : 'A link to the totals of this show'}
      description={
        made
          ? `It is shown once, and ends on ${formatDate(made.endsAt)}.`
          : 'Whoever has it reads how many tickets are sold and what is in: no level, no order, no name.'
      }
    >
      {made ? (
        <Stack gap={16}>
          <LinkToCopy label="The link" link={made.link} />
          <Button onClick={onClose}>Done</Button>
        </Stack>
      ) : (
        <LinkForm eventId={eventId} onMade={setMade} />
      )}
    </Dialog>
  );
}

function LinkForm({ eventId, onMade }: { eventId: number; onMade: (made: Made) => void }) {
  const send = useOfficeSend(makeReportLink);
  const [days, setDays] = useState(String(reportLinkDays.offered[1]));
  const form = useForm({ forWhom: '' }, ({ forWhom }) =>
    fieldErrors({ forWhom: !forWhom.trim() && reportPageMessages.forWhomNeeded }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      onMade(await send.mutateAsync({ eventId, forWhom: form.values.forWhom.trim(), days: Number(days) }));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField form={form} name="forWhom" label="For whom" autoComplete="off" />
        <RadioGroup legend="How long it is good" value={days} onChange={setDays}>
          {reportLinkDays.offered.map((many) => (
            <Radio key={many} value={String(many)}>
              {many} days
            </Radio>
          ))}
        </RadioGroup>
        <Button type="submit" busy={busy}>
          Make the link
        </Button>
      </Stack>
    </Form>
  );
}
