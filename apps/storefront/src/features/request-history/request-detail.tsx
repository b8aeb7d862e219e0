import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import detail from '../../parts/history/event-detail.module.css';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { EventRequestLines } from './event-request-lines.tsx';
import { eventName, rightsOf } from './request-facts.ts';
import { detailsAddress, receiptPath } from './request-paths.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './request-detail.module.css';

interface RequestDetailProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** HIST-REQ-15, HIST-REQ-16: what is asked for at one event, and what can be done about it. */
export function RequestDetail({ request, eventRequest }: RequestDetailProps) {
  const times = useTimes();
  const { edit } = rightsOf(request, useNow());
  const which = <VisuallyHidden> {eventName(eventRequest, times)}</VisuallyHidden>;
  return (
    <div className={detail.detail}>
      <EventRequestLines request={request} eventRequest={eventRequest} />
      <div className={styles.ways}>
        {edit && (
          <>
            <ButtonLink
              look="lined"
              render={<HistoryLink address={detailsAddress(request, eventRequest, 'edit')} />}
            >
              {labels.editRequest}
              {which}
            </ButtonLink>
            <ButtonLink
              look="lined"
              render={<HistoryLink address={detailsAddress(request, eventRequest, 'delete')} />}
            >
              {labels.deleteRequest}
              {which}
            </ButtonLink>
          </>
        )}
        <HistoryLink className={styles.way} address={detailsAddress(request, eventRequest)}>
          {messages.itemDetails}
          {which}
        </HistoryLink>
        <Link className={styles.way} to={receiptPath(request, eventRequest)}>
          {historyDialogMessages.viewReceipt}
          {which}
        </Link>
      </div>
    </div>
  );
}
