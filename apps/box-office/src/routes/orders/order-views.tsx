import { useSearchParams } from 'react-router';
import type { OutputOf } from '@stagedoor/contract/call';
import { listOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { useStaff } from '../../parts/session/use-staff.ts';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { ListCount } from '../../features/saved-views/list-count.tsx';
import { RoomViews } from '../../features/saved-views/room-views.tsx';
import type { CountProps } from '../../features/saved-views/room-views.tsx';
import { questionIn } from './use-order-filters.ts';

/** The first of each gives its name. */
const views: readonly (readonly OrderState[])[] = [
  [],
  ['STATUS_ORDER_PAYMENT_FAILED'],
  ['STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PART_PAID'],
  ['STATUS_ORDER_PAID'],
  ['STATUS_ORDER_READY'],
  ['STATUS_ORDER_DELIVERED'],
  ['STATUS_ORDER_CANCELED'],
];

interface OrderViewsProps {
  states: string;
  byState: OutputOf<typeof sumOfficeOrders>['byState'] | undefined;
}

/** The list by what has become of the orders, each with how many there are. */
export function OrderViews({ states, byState }: OrderViewsProps) {
  const [parameters] = useSearchParams();
  const { statusTexts } = useStaff().workplace;
  const address = (wanted: string) => {
    const next = new URLSearchParams(parameters);
    for (const name of ['after', 'before', 'states']) next.delete(name);
    if (wanted) next.set('states', wanted);
    return `/orders?${next}`;
  };
  const countOf = (wanted: string) =>
    byState
      ?.filter(({ state }) => !wanted || wanted.split('.').includes(state))
      .reduce((sum, { orders }) => sum + orders, 0);
  return (
    <RoomViews
      room="orders"
      value={states}
      views={views.map(([first, ...others]) => {
        const value = [first, ...others].filter(Boolean).join('.');
        const label = first ? statusWords(statusTexts, first) : 'All';
        return { value, link: <Link to={address(value)}>{label}</Link>, count: countOf(value) };
      })}
      Count={KeptCount}
    />
  );
}

function KeptCount({ kept }: CountProps) {
  return <ListCount call={listOfficeOrders} input={questionIn(kept, useNow())} />;
}
