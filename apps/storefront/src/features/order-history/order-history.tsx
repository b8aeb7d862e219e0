import type { Order } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { isUpcoming, orderYear } from '@stagedoor/rules/orders/order-history';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Stack } from '@stagedoor/ui/stack';
import { Navigate, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { OrderDialog } from './order-dialog.tsx';
import { showsOf } from './order-facts.ts';
import { OrderList } from './order-list.tsx';
import { PastOrders } from './past-orders.tsx';
import { useAddressedOrder, useUpcomingOrders } from './use-orders.ts';
import { useYear, yearSearch } from './use-year.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../parts/shop/use-times.ts';

interface OrderHistoryProps {
  address: HistoryAddress;
}

/** My Orders: the list, and over it what its address opens. */
export function OrderHistory({ address }: OrderHistoryProps) {
  const { data, error } = useAddressedOrder(address.id);
  const upcoming = useUpcomingOrders();
  const [year] = useYear();
  const now = useNow();
  const times = useTimes();
  const { pathname, state }: Location<unknown> = useLocation();
  if (isMissing(error)) return <NoOrder />;

  const order = data?.order;
  const yearOfPast = order && pastYear(order, now, times);
  if (yearOfPast && yearOfPast !== year) {
    return <Navigate to={pathname + yearSearch(yearOfPast)} replace state={state} />;
  }
  return (
    <Stack gap={48}>
      <OrderList
        heading={messages.upcoming}
        answer={upcoming}
        empty={messages.noUpcoming}
        address={address}
      />
      <PastOrders address={address} />
      {order && address.view && <OrderDialog key={address.view} order={order} view={address.view} />}
    </Stack>
  );
}

/** The year an order is listed under, once all its shows are over. */
const pastYear = (order: Order, now: Date, times: Times): number | null =>
  isUpcoming(showsOf(order), now) ? null : orderYear(showsOf(order), times);

function NoOrder() {
  return (
    <EmptyState
      icon="search"
      title={messages.notFound}
      action={
        <ButtonLink look="lined" render={<Link to={historyPath({ type: 'orders' })} />}>
          {messages.tab}
        </ButtonLink>
      }
    />
  );
}
