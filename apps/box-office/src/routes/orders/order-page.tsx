import { useNavigate, useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { CancelOrder } from '../../features/cancel-order/cancel-order.tsx';
import { ViewAs } from '../../features/view-as/view-as.tsx';
import { StatusTag } from '../../parts/status/status-tag.tsx';
import { TestTag } from '../../parts/test-mode/test-tag.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { OpenMatter } from './open-matter.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderShipping } from './order-shipping.tsx';
import { OrderStory } from './order-story.tsx';
import { OrderTickets } from './order-tickets.tsx';
import { PhoneTickets } from './phone-tickets.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './order-page.module.css';

/** What happened with this order, and what is next? */
export function OrderPage() {
  const { number = '' } = useParams();
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(getOfficeOrder, { number });
  const customerId = answer.data?.customer?.id;
  usePageTitle(`${number} – Orders`);
  useKey('u', () => void navigate(within('/orders')));
  useKey('c', () => void navigate(within(`/customers/${customerId}`)), customerId !== undefined);
  if (isMissing(answer.error)) {
    return (
      <EmptyState
        icon="search"
        titleLevel={1}
        title={`There is no order ${number}`}
        action={
          <ButtonLink look="lined" render={<Link to={within('/orders')} />}>
            All orders
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Answered answer={answer} what="This order">
      {(order) => <OneOrder order={order} />}
    </Answered>
  );
}

function OneOrder({ order }: { order: OfficeOrder }) {
  const { formatDateTime } = useTimes();
  const { within, outlets } = useOutletScope();
  const outlet = outlets.find(({ id }) => id === order.outletId);
  return (
    <>
      <PageHead
        within={[
          <Link key="orders" to={within('/orders')}>
            Orders
          </Link>,
          outlet?.name,
        ]}
        title={order.number}
        tag={
          <>
            {order.isTest && <TestTag />} <StatusTag status={order.state} />
          </>
        }
        facts={`Placed ${formatDateTime(order.placedAt)}`}
        actions={
          <>
            {order.customer && (
              <ViewAs customer={order.customer} outletId={order.outletId} label="As the customer sees it…" />
            )}
            <OrderDecisions order={order} />
            <Button look="lined" icon={<OfficeIcon name="print" />} onClick={() => print()}>
              Print
            </Button>
          </>
        }
      />
      <Stack gap={16}>
        <OpenMatter order={order} />
        <SideColumn
          mixed
          side={
            <>
              <OrderCustomer order={order} />
              <div className={styles.money}>
                <OrderMoney order={order} />
              </div>
              <OrderInvoices order={order} />
              <OrderShipping order={order} />
            </>
          }
        >
          <OrderTickets order={order} />
          {order.phoneTickets.length > 0 && <PhoneTickets order={order} />}
          <OrderStory order={order} />
        </SideColumn>
      </Stack>
    </>
  );
}

/** What goes back of it is decided in the room of refunds; the whole of it here. */
function OrderDecisions({ order }: { order: OfficeOrder }) {
  const { within } = useOutletScope();
  const may = useMayDo('orders.refund');
  if (!may || order.state === 'STATUS_ORDER_CANCELED') return null;
  return (
    <>
      <ButtonLink look="lined" render={<Link to={within(`/refunds/${order.number}`)} />}>
        Refund…
      </ButtonLink>
      <CancelOrder number={order.number} />
    </>
  );
}
