import { useState } from 'react';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useMayDo, useMaySee } from '../../parts/session/use-staff.ts';
import { SaleQuestion } from './sale-question.tsx';

/** What can be done with the whole event. Cancelling, postponing, the door and the waiting room hang here too. */
export function EventActions({ event }: { event: OfficeEvent }) {
  const { within } = useOutletScope();
  const seesOrders = useMaySee('orders.look');
  const mayTurn = useMayDo('events.stock');
  const [open, setOpen] = useState(false);
  const off = event.levels.some(({ isWithheld }) => !isWithheld);
  return (
    <>
      {seesOrders && (
        <ButtonLink look="lined" render={<Link to={within(`/orders?event=${event.id}`)} />}>
          {event.orders.toLocaleString('en-US')} {event.orders === 1 ? 'order' : 'orders'}
        </ButtonLink>
      )}
      {mayTurn && event.levels.length > 0 && (
        <Button
          look="lined"
          icon={<OfficeIcon name={off ? 'lock' : 'toggle'} />}
          onClick={() => setOpen(true)}
        >
          {off ? 'Take off sale…' : 'Put on sale again…'}
        </Button>
      )}
      <SaleQuestion event={event} off={off} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
