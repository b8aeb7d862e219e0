import type { ListedOrder } from '@stagedoor/contract/calls/office/orders';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { StatusTag } from '../../parts/status/status-tag.tsx';
import { TestTag } from '../../parts/test-mode/test-tag.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../parts/time/use-times.ts';

const eventsOf = ({ events }: ListedOrder, now: Date, { shortDay }: Times): string => {
  const [first, ...others] = events;
  if (!first) return '';
  const day = first.startsAt ? `, ${shortDay(first.startsAt, now)}` : '';
  return `${first.name}${day}${others.length > 0 ? ` and ${others.length} more` : ''}`;
};

const OrderStatus = ({ state, isTest }: ListedOrder) => (
  <>
    {isTest && <TestTag />} <StatusTag status={state} />
  </>
);

/** An outlet that is the same in all `rows` is not told. */
export function useOrderColumns(rows?: readonly ListedOrder[]): OfficeColumn<ListedOrder>[] {
  const { within, outlets, outletId: scope } = useOutletScope();
  const now = useNow();
  const times = useTimes();
  const currency = useCurrency();
  const isOfOne = rows !== undefined && new Set(rows.map(({ outletId }) => outletId)).size === 1;
  const columns: (OfficeColumn<ListedOrder> | false)[] = [
    {
      key: 'number',
      header: 'Order',
      phone: 'title',
      cell: ({ number }) => (
        <Link to={within(`/orders/${number}`)}>
          <strong>{number}</strong>
        </Link>
      ),
    },
    { key: 'placed', header: 'Placed', sort: 'placed', cell: ({ placedAt }) => <Moment at={placedAt} /> },
    { key: 'email', header: 'Customer', cell: ({ email }) => email },
    { key: 'event', header: 'Event', cell: (order) => eventsOf(order, now, times) },
    { key: 'tickets', header: 'Tickets', align: 'end', cell: ({ tickets }) => tickets },
    { key: 'state', header: 'Status', phone: 'corner', cell: OrderStatus },
    { key: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery },
    outlets.length > 1 &&
      scope === undefined &&
      !isOfOne && {
        key: 'outlet',
        header: 'Outlet',
        cell: ({ outletId }) => outlets.find(({ id }) => id === outletId)?.name,
      },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      sort: 'total',
      cell: ({ owedCents, dueCents }) => (
        <>
          {formatMoney(owedCents, currency)}
          {dueCents > 0 && (
            <>
              <br />
              <small>{`${formatMoney(dueCents, currency)}\u00A0due`}</small>
            </>
          )}
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
