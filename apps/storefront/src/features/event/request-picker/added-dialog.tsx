import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Dialog } from '@stagedoor/ui/dialog';
import { historyPath } from '../../../parts/history/history-address.ts';
import { Link } from '@stagedoor/screens/link';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { eventFacts } from '../event-facts.ts';
import { useTimes } from '../../../parts/shop/use-times.ts';

export interface Added {
  /** Of the request that the event belongs to now. */
  number: string;
  gainedPlan: boolean;
}

interface AddedDialogProps {
  event: OutletEvent;
  added: Added;
  onClose: () => void;
}

/** The event is in the request; a plan that this made possible is told. */
export function AddedDialog({ event, added: { number, gainedPlan }, onClose }: AddedDialogProps) {
  const times = useTimes();
  const { outletType } = useOutlet();
  const { title, date } = eventFacts(event, outletType, times);
  const toRequest = (view?: string) => <Link to={historyPath({ type: 'requests', id: number, view })} />;
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={requestMessages.updated}
      description={requestPickerMessages.nowPartOf(`${title}, ${date}`, number)}
      actions={
        <>
          <ButtonLink look="lined" render={<Link to="/events" />}>
            {eventMessages.addToYourRequest}
          </ButtonLink>
          <ButtonLink render={toRequest()}>{eventMessages.viewYourRequest}</ButtonLink>
        </>
      }
    >
      {gainedPlan && (
        <Alert
          tone="good"
          icon="card"
          title={requestMessages.planNowAvailable}
          actions={
            <ButtonLink look="link" size="s" render={toRequest('edit-billing')}>
              {requestHistoryMessages.enrollInPlan}
            </ButtonLink>
          }
        />
      )}
    </Dialog>
  );
}
