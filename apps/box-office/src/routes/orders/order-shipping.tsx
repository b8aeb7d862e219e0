import { useState } from 'react';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { Button } from '@stagedoor/ui/button';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { PostalLines } from '../../features/postal-lines/postal-lines.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { ChangeAddress } from './change-address.tsx';

const dayOf = (day: string | undefined) => day && formatCalendarDate(`${day}T00:00:00Z`);

/** Where it goes, and when. */
export function OrderShipping({ order }: { order: OfficeOrder }) {
  const { address, addressFixed, delivery, shippedDay, shipDay, trackingNumber } = order;
  const [open, setOpen] = useState(false);
  const may = useMayDo('orders.change');
  return (
    <Panel
      title="Shipping"
      aside={
        may &&
        address && (
          <Button
            look="lined"
            size="s"
            aria-label="Change the address…"
            disabledReason={addressFixed}
            onClick={() => setOpen(true)}
          >
            Change…
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {address && <PostalLines address={address} />}
        <FactList
          facts={[
            { name: 'Way', value: delivery ?? 'nothing is sent' },
            ...(shippedDay ? [{ name: 'Shipped', value: dayOf(shippedDay) }] : []),
            ...(!shippedDay && shipDay ? [{ name: 'Ship day', value: dayOf(shipDay) }] : []),
            ...(trackingNumber ? [{ name: 'Tracking', value: trackingNumber, exact: true }] : []),
          ]}
        />
      </Stack>
      {open && address && <ChangeAddress order={order} address={address} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
