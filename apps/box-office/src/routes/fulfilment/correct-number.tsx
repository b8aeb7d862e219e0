import { useState } from 'react';
import { correctTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { CourierSelect } from './courier-select.tsx';
import { courierHint, useCourier } from './use-courier.ts';

/** The customer has read a number that is wrong: they get another letter. */
export function CorrectNumber({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  const [tracking, setTracking] = useState('');
  const [courier, setCourier] = useState('');
  const send = useOfficeSend(correctTracking);
  const { found, couriers } = useCourier(tracking);
  return (
    <>
      <Button look="lined" onClick={() => setOpen(true)}>
        Correct the number…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Correct the number of ${number}?`}
        description="The customer gets a letter with the right number at once. The day it left stays, and so does the closed address."
        confirmLabel="Correct it and write"
        reason
        onConfirm={({ reason = '' }) =>
          send.mutateAsync({
            order: number,
            tracking: tracking.trim(),
            ...(courier && { courier }),
            reason,
          })
        }
      >
        <Field
          id="right-number"
          label={historyDialogMessages.trackingNumber}
          hint={courierHint(tracking, found)}
          required
        >
          <TextInput
            id="right-number"
            autoComplete="off"
            value={tracking}
            onChange={(event) => setTracking(event.target.value)}
          />
        </Field>
        <CourierSelect id="right-courier" couriers={couriers} value={courier} onChange={setCourier} />
      </ConfirmAction>
    </>
  );
}
