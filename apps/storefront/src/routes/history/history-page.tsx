import { Navigate, useParams } from 'react-router';
import { navigationLabels } from '@stagedoor/rules/messages/navigation';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { isGuestList } from '@stagedoor/rules/outlet-types';
import { ComingSoon } from '../../parts/coming-soon.tsx';
import { MessagePage } from '../../parts/message-page.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';

export default function HistoryPage() {
  const { outletType } = useOutlet();
  const first = isGuestList(outletType) ? 'orders' : 'requests';
  const { type = first } = useParams();
  if (type !== 'requests' && type !== 'orders') {
    return <MessagePage message={shellMessages.pageNotFound} status={404} />;
  }
  if (type === 'requests' && isGuestList(outletType)) return <Navigate to="/user/history/orders" replace />;
  return <ComingSoon title={navigationLabels.orderHistory} />;
}
