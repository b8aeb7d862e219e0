import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { Link } from '@stagedoor/screens/link';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useMaySee } from '../../parts/session/use-staff.ts';

interface EventTabsProps {
  eventId: number;
  value: 'stock' | 'report' | 'waiting';
  /** Sold at once: only of these there is a waiting list. */
  isSold: boolean;
}

/** What one can look at of an event. */
export function EventTabs({ eventId, value, isSold }: EventTabsProps) {
  const { within } = useOutletScope();
  const seesReports = useMaySee('reports.look');
  const seesOrders = useMaySee('orders.look');
  const seesWaiting = useMaySee('waiting.look');
  const seesDoor = useMaySee('door.work');
  const view = (name: string, label: string, path: string) => ({
    value: name,
    link: <Link to={within(path)}>{label}</Link>,
    count: null,
  });
  return (
    <ViewTabs
      label="Of this event"
      value={value}
      views={[
        view('stock', 'Stock', `/events/${eventId}`),
        ...(seesReports ? [view('report', 'Report', `/events/${eventId}/report`)] : []),
        ...(seesOrders ? [view('orders', 'Orders', `/orders?event=${eventId}`)] : []),
        ...(seesWaiting && isSold
          ? [view('waiting', eventTagMessages.waitingList, `/events/${eventId}/waiting`)]
          : []),
        ...(seesDoor ? [view('door', 'Door', `/door/${eventId}`)] : []),
      ]}
    />
  );
}
