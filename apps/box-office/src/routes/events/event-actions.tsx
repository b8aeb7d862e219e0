import { locale } from '@stagedoor/rules/language/locale';
import { useState } from 'react';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Icon } from '@stagedoor/ui/icon';
import { Menu } from '@stagedoor/ui/office/menu';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useMayDo, useMaySee } from '../../parts/session/use-staff.ts';
import { CancelEvent } from './cancel-event.tsx';
import { ClearEvent } from './clear-event.tsx';
import { PostponeEvent } from './postpone-event.tsx';
import { SaleQuestion } from './sale-question.tsx';

/** What can be done with the whole event. The door and the waiting room hang here too. */
export function EventActions({ event }: { event: OfficeEvent }) {
  const { within } = useOutletScope();
  const seesOrders = useMaySee('orders.look');
  const maySell = useMayDo('counter.sell');
  const mayTurn = useMayDo('events.stock');
  const mayCancel = useMayDo('events.cancel');
  const [open, setOpen] = useState(false);
  const off = event.levels.some(({ isWithheld }) => !isWithheld);
  return (
    <>
      {maySell && event.salesType === 'instant' && !event.canceledAt && (
        <ButtonLink render={<Link to={within(`/events/${event.id}/sell`)} />}>Sell at the counter</ButtonLink>
      )}
      {seesOrders && (
        <ButtonLink look="lined" render={<Link to={within(`/orders?event=${event.id}`)} />}>
          {event.orders.toLocaleString(locale())} {event.orders === 1 ? 'order' : 'orders'}
        </ButtonLink>
      )}
      {mayTurn && event.levels.length > 0 && !event.canceledAt && (
        <Button
          look="lined"
          icon={<OfficeIcon name={off ? 'lock' : 'toggle'} />}
          onClick={() => setOpen(true)}
        >
          {off ? 'Take off sale…' : 'Put on sale again…'}
        </Button>
      )}
      {mayCancel && !event.canceledAt && <ForEverybody event={event} />}
      <SaleQuestion event={event} off={off} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** What touches everybody who has tickets. */
function ForEverybody({ event }: { event: OfficeEvent }) {
  const [open, setOpen] = useState<'cancel' | 'postpone' | 'clear'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button look="lined">
            More <Icon name="chevron" size={1} />
          </Button>
        }
        items={[
          { key: 'clear', label: 'Clear refunds and upgrades…', onChoose: () => setOpen('clear') },
          { key: 'postpone', label: 'Move it to another date…', onChoose: () => setOpen('postpone') },
          { key: 'cancel', label: 'Cancel it for everybody…', onChoose: () => setOpen('cancel') },
        ]}
      />
      {open === 'clear' && <ClearEvent event={event} onClose={close} />}
      {open === 'postpone' && <PostponeEvent event={event} onClose={close} />}
      {open === 'cancel' && <CancelEvent event={event} onClose={close} />}
    </>
  );
}
