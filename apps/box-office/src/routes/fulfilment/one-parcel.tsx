import { useState } from 'react';
import { undoShipment } from '@stagedoor/contract/calls/office/fulfilment';
import type { Parcel } from '@stagedoor/contract/calls/office/fulfilment';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { dayText } from './day-text.ts';
import { CorrectNumber } from './correct-number.tsx';
import { EnterNumber } from './enter-number.tsx';
import { PrintParcels } from './print-parcels.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

/** One parcel: its number goes in here, and comes out again while nobody has been told. */
export function OneParcel({ parcel }: { parcel: Parcel }) {
  const { formatDateTime } = useTimes();
  const may = useMayDo('fulfilment.work');
  const { number, name, city, delivery, trackingNumber, shippedDay, letterAt, shipBy } = parcel;
  return (
    <Panel title={<Link to={`/orders/${number}`}>{number}</Link>}>
      <Stack gap={16}>
        <FactList
          facts={[
            { name: 'To', value: `${name}, ${city}` },
            { name: 'Delivery', value: delivery },
            ...(shipBy ? [{ name: 'Ship by', value: dayText(shipBy) }] : []),
            ...(trackingNumber ? [{ name: 'Tracking', value: trackingNumber }] : []),
            ...(shippedDay ? [{ name: 'Left', value: dayText(shippedDay) }] : []),
          ]}
        />
        {may && shippedDay === undefined && <EnterNumber number={number} />}
        {letterAt && (
          <Alert title={`The letter goes ${formatDateTime(letterAt)}`}>
            Until then it can be undone, and the address is closed.
          </Alert>
        )}
        {may && letterAt && <Undo number={number} />}
        {may && shippedDay && !letterAt && <CorrectNumber number={number} />}
        {may && <PrintParcels orders={[number]} />}
      </Stack>
    </Panel>
  );
}

function Undo({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  const send = useOfficeSend(undoShipment);
  return (
    <>
      <Button look="lined" onClick={() => setOpen(true)}>
        Undo…
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Undo the shipment of ${number}?`}
        description="The order is to be sent again, and its address may be changed. Nobody is written to."
        confirmLabel="Undo the shipment"
        reason
        onConfirm={({ reason = '' }) => send.mutateAsync({ order: number, reason })}
      />
    </>
  );
}
