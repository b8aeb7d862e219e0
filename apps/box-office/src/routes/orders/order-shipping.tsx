import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { formatCalendarDate } from '@stagedoor/rules/dates';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { PostalLines } from '../../features/postal-lines/postal-lines.tsx';

const dayOf = (day: string | undefined) => day && formatCalendarDate(`${day}T00:00:00Z`);

/** Where it goes, and when. */
export function OrderShipping({ order }: { order: OfficeOrder }) {
  const { address, delivery, shippedDay, shipDay, trackingNumber } = order;
  return (
    <Panel title="Shipping">
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
    </Panel>
  );
}
