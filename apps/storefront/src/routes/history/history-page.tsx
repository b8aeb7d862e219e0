import { Navigate, useParams } from 'react-router';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { TabLinks } from '@stagedoor/ui/tab-links';
import { OrderHistory } from '../../features/order-history/order-history.tsx';
import { useUpcomingOrders } from '../../features/order-history/use-orders.ts';
import { RequestHistory } from '../../features/request-history/request-history.tsx';
import { usePendingRequests, useProcessedRequests } from '../../features/request-history/use-requests.ts';
import { historyPath, readHistoryAddress } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { Link } from '@stagedoor/screens/link';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './history-page.module.css';

export default function HistoryPage() {
  const { outletType } = useOutlet();
  const parts = useParams();
  const ordersOnly = isGuestList(outletType);
  const address = readHistoryAddress(parts, ordersOnly ? 'orders' : 'requests');
  if (!address) return <MessagePage message={shellMessages.pageNotFound} status={404} />;
  if (ordersOnly && address.type === 'requests') {
    return <Navigate to={historyPath({ type: 'orders' })} replace />;
  }
  if (!parts.type && !ordersOnly) return <FirstTab address={address} />;
  return <History address={address} ordersOnly={ordersOnly} />;
}

/** ROUTE-09: an address without a tab opens the one that has something; requests, unless there are only orders. */
function FirstTab({ address }: { address: HistoryAddress }) {
  const requests = [usePendingRequests().data, useProcessedRequests().data];
  const { data: upcoming } = useUpcomingOrders();
  const asksNothing = requests.every((answer) => answer?.length === 0);
  const type = asksNothing && upcoming && upcoming.orders.length > 0 ? 'orders' : address.type;
  return <History address={{ ...address, type }} ordersOnly={false} />;
}

/** HIST-01, HIST-02: two tabs, each a page of its own; a guest list has orders only. */
function History({ address, ordersOnly }: { address: HistoryAddress; ordersOnly: boolean }) {
  usePageTitle(address.type === 'orders' ? orderHistoryMessages.tab : requestHistoryMessages.tab);
  const tabs = [
    {
      value: 'requests',
      link: <Link to={historyPath({ type: 'requests' })}>{requestHistoryMessages.tab}</Link>,
    },
    { value: 'orders', link: <Link to={historyPath({ type: 'orders' })}>{orderHistoryMessages.tab}</Link> },
  ];
  return (
    <Page className={styles.page}>
      <Heading level={1}>{navigationLabels.orderHistory}</Heading>
      <TabLinks
        label={navigationLabels.orderHistory}
        value={address.type}
        items={ordersOnly ? tabs.slice(1) : tabs}
      />
      {address.type === 'orders' ? <OrderHistory address={address} /> : <RequestHistory address={address} />}
    </Page>
  );
}
