import { useSearchParams } from 'react-router';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { countOrderViews, listOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { OrderView, sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { ListCount } from '../../features/saved-views/list-count.tsx';
import { RoomViews } from '../../features/saved-views/room-views.tsx';
import type { CountProps } from '../../features/saved-views/room-views.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useStaff } from '../../parts/session/use-staff.ts';
import { FAILED, questionIn } from './use-order-filters.ts';
import type { OrderFilters } from './use-order-filters.ts';

const named: readonly { view: OrderView; label: string }[] = [
  { view: 'to-ship', label: 'To ship' },
  { view: 'will-call', label: 'Will call' },
  { view: 'unknown', label: 'Outcome unknown' },
];

interface OrderViewsProps {
  filters: OrderFilters;
  question: InputOf<typeof countOrderViews>;
  byState: OutputOf<typeof sumOfficeOrders>['byState'] | undefined;
}

/** The list by what somebody has to do about the orders, each with how many there are. */
export function OrderViews({ filters, question, byState }: OrderViewsProps) {
  const [parameters] = useSearchParams();
  const { statusTexts } = useStaff().workplace;
  // Whichever tab is in sight, the numbers beside them are the same.
  const { data } = useOfficeAnswer(
    countOrderViews,
    { ...question, states: undefined, view: undefined },
    { keep: true },
  );
  const address = (wanted: Partial<OrderFilters>) => {
    const next = new URLSearchParams(parameters);
    for (const name of ['after', 'before', 'states', 'view']) next.delete(name);
    for (const [name, value] of Object.entries(wanted)) next.set(name, value);
    return `/orders?${next}`;
  };
  const counted = (isWanted: (state: string) => boolean) =>
    filters.view
      ? undefined
      : byState?.filter(({ state }) => isWanted(state)).reduce((sum, { orders }) => sum + orders, 0);
  const views = [
    { value: '', label: 'All', to: address({}), count: counted(() => true) },
    {
      value: FAILED,
      label: statusWords(statusTexts, FAILED),
      to: address({ states: FAILED }),
      count: counted((state) => state === FAILED),
    },
    ...named.map(({ view, label }) => ({
      value: view,
      label,
      to: address({ view }),
      count: data?.views.find((each) => each.view === view)?.orders,
    })),
  ];
  return (
    <RoomViews
      room="orders"
      value={filters.view || (filters.states === FAILED ? FAILED : '')}
      views={views.map(({ value, label, to, count }) => ({
        value,
        count,
        link: <Link to={to}>{label}</Link>,
      }))}
      Count={KeptCount}
    />
  );
}

function KeptCount({ kept }: CountProps) {
  return <ListCount call={listOfficeOrders} input={questionIn(kept, useNow())} />;
}
