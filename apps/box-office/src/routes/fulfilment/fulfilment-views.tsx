import { countParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { listWillCall } from '@stagedoor/contract/calls/office/will-call';
import { Link } from '@stagedoor/screens/link';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

/** What is sent, and what is collected. */
export function FulfilmentViews({ value }: { value: '' | 'sent' | 'will-call' }) {
  const { outletId, within } = useOutletScope();
  const parcels = useOfficeAnswer(countParcels, { outletId }, { keep: true });
  const willCall = useOfficeAnswer(listWillCall, { outletId }, { keep: true });
  const waiting = willCall.data?.shows.reduce((sum, { orders, collected }) => sum + orders - collected, 0);
  const views = [
    { value: '', label: 'To send', path: '/fulfilment', count: parcels.data?.toSend },
    { value: 'sent', label: 'Sent', path: '/fulfilment?view=sent', count: parcels.data?.sent },
    { value: 'will-call', label: 'Will call', path: '/will-call', count: waiting },
  ];
  return (
    <ViewTabs
      label="Views"
      value={value}
      views={views.map((view) => ({
        value: view.value,
        link: <Link to={within(view.path)}>{view.label}</Link>,
        count: view.count,
      }))}
    />
  );
}
