import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { TestTag } from '../../parts/test-mode/test-tag.tsx';
import { ApproveFewer } from './approve-fewer.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { GuestTag } from './guest-tag.tsx';
import type { DecideGuests } from './use-decide-guests.ts';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { useTimes } from '../../parts/time/use-times.ts';

function factsOf(guest: OfficeGuestRequest, { currency, times }: ToldIn) {
  const { orderNumber, collector, decidedAt, decidedBy, proposedBy, reason, card } = guest;
  return [
    ...guest.places.map(({ event, level, quantity, asked }) => ({
      name: event,
      value: asked > quantity ? `${level} × ${quantity}, of ${asked} asked for` : `${level} × ${quantity}`,
    })),
    { name: 'Delivery', value: collector ? `${guest.delivery}, for ${collector}` : guest.delivery },
    {
      name: 'To pay',
      value: card
        ? `${formatMoney(guest.totalCents, currency)}, card ending in ${card}`
        : formatMoney(guest.totalCents, currency),
    },
    ...(guest.copies > 0 ? [{ name: guestListMessages.copiesTo, value: `${guest.copies} further` }] : []),
    { name: 'Asked', value: times.formatDateTime(guest.askedAt) },
    ...(proposedBy ? [{ name: 'Proposed by', value: proposedBy }] : []),
    ...(decidedAt
      ? [{ name: 'Decided', value: `${times.formatDateTime(decidedAt)}${decidedBy ? `, ${decidedBy}` : ''}` }]
      : []),
    ...(reason ? [{ name: 'Reason', value: reason }] : []),
    ...(orderNumber
      ? [{ name: 'Order', value: <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link> }]
      : []),
  ];
}

/** One request: what is wanted, what it costs, and the answer to it. */
export function OneGuest({ guest, decide }: { guest: OfficeGuestRequest; decide: DecideGuests }) {
  return (
    <Panel
      title={guest.name}
      aside={
        <>
          {guest.isTest && <TestTag />} <GuestTag guest={guest} />
        </>
      }
    >
      <Stack gap={16}>
        <p>
          {guest.email}, request {guest.number}
        </p>
        <FactList facts={factsOf(guest, { currency: useCurrency(), times: useTimes() })} />
        {guest.problem && guest.state === 'pending' && (
          <Alert tone="critical" title="The card could not be charged">
            {guest.problem}
          </Alert>
        )}
        {guest.isCharging && (
          <Alert title="The card is being charged">Nothing else can be decided now.</Alert>
        )}
        <Stack gap={8}>
          <DecideButtons guests={[guest]} decide={decide} wide />
          <ApproveFewer key={guest.uuid} guest={guest} decide={decide} />
        </Stack>
      </Stack>
    </Panel>
  );
}
