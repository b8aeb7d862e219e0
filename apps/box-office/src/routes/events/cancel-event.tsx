import { cancelEvent, getEventCancellation } from '@stagedoor/contract/calls/office/cancel-event';
import type { EventCancellation } from '@stagedoor/contract/calls/office/cancel-event';
import { getOfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Dialog } from '@stagedoor/ui/dialog';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { useToasts } from '@stagedoor/ui/toast';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useAskOnce } from '../../parts/asking/use-ask-once.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../parts/confirm/confirm-action.tsx';
import { counted } from './counted.ts';

interface CancelEventProps {
  event: OfficeEvent;
  onClose: () => void;
}

/** Everybody whom it touches, and every dollar. */
function consequencesOf(seen: EventCancellation, currency: Currency): Consequence[] {
  const { orders, people, tickets, returnsCents, loweredCents, unpaid, charging, inCarts, requests } = seen;
  const some = (key: string, many: number, rest: Omit<Consequence, 'key'>): Consequence[] =>
    many > 0 ? [{ key, ...rest }] : [];
  return [
    {
      key: 'orders',
      icon: 'ticket',
      what: `${counted(orders, 'order')} of ${counted(people, 'customer')}`,
      detail: `${counted(tickets, 'ticket')} stop being valid`,
    },
    { key: 'money', icon: 'card', what: `${formatMoney(returnsCents, currency)} goes back to cards` },
    ...some('lowered', loweredCents, {
      icon: 'calendar',
      what: `${formatMoney(loweredCents, currency)} of payments to come is never charged`,
    }),
    ...some('unpaid', unpaid, {
      icon: 'clock',
      what: `Nothing was paid yet for ${counted(unpaid, 'order')}`,
    }),
    ...some('charging', charging, {
      icon: 'clock',
      what: `A charge of ${counted(charging, 'order')} is under way or not known`,
      detail: 'given back as soon as it is',
    }),
    ...some('carts', inCarts, {
      icon: 'clock',
      what: `${counted(inCarts, 'ticket')} in carts`,
      detail: 'whoever still pays gets it back',
    }),
    ...some('requests', requests, {
      icon: 'dice',
      what: `${counted(requests, 'request')} ask for it`,
      detail: 'nothing is charged for them',
    }),
    { key: 'letters', icon: 'mail', what: `${counted(orders + requests, 'letter')} with your reason` },
  ];
}

/** Counted by the server at this moment, by the rules that will carry it out. */
export function CancelEvent({ event, onClose }: CancelEventProps) {
  const answer = useOfficeAnswer(getEventCancellation, { id: event.id });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel ${event.name} for everybody?`}
      description="This cannot be taken back. It is off sale at once, and a task gives everything back:"
    >
      <Answered answer={answer} what="What it would mean">
        {(seen) => <Question seen={seen} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

function Question({ seen, onClose }: { seen: EventCancellation; onClose: () => void }) {
  const currency = useCurrency();
  const toasts = useToasts();
  const send = useOfficeSend(cancelEvent);
  const look = useAskOnce(getOfficeEvent);
  const { eventId, name, orders } = seen;
  const expected = `${name} ${orders}`;
  return (
    <ConfirmQuestion
      onClose={onClose}
      consequences={consequencesOf(seen, currency)}
      typed={{ label: `Type the event and the number of its orders: ${expected}`, expected }}
      reason
      irreversible
      confirmLabel={`Cancel it, give back ${formatMoney(seen.returnsCents, currency)}`}
      cancelLabel="Keep it"
      onConfirm={async ({ reason = '' }) => {
        await send.mutateAsync({ eventId, name, orders, reason });
        toasts.success(`${name} is canceled`);
      }}
      hasHappened={async () => (await look({ id: eventId })).canceledAt !== undefined}
    />
  );
}
