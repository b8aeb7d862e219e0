import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { historyDialogMessages as messages } from '@stagedoor/rules/messages/history-dialogs';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { Dialog } from '@stagedoor/ui/dialog';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import { DrawOutcome } from '../../parts/draw/draw-outcome.tsx';
import { Fact, Part } from '../../parts/history/summary-sheet.tsx';
import { RequestOutcome } from '../../parts/requests/request-outcome.tsx';
import { RequestStatusTag } from '../../parts/requests/request-status-tag.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventRequestLines } from './event-request-lines.tsx';
import { RequestPayments } from './request-payments.tsx';
import { SeriesTotals } from './series-totals.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from '../../parts/history/summary-sheet.module.css';

interface RequestSummaryProps {
  request: SeriesRequest;
  onClose: () => void;
}

/** DIALOG-10 to DIALOG-15: everything about a request on one sheet. */
export function RequestSummary({ request, onClose }: RequestSummaryProps) {
  const { number, status, delivery, shipping, eventRequests, planEnrolled } = request;
  const decided = isProcessed(status.constant);
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={messages.summary}
      description={
        <span className={styles.number}>
          {requestHistoryMessages.requestNumber} {number}
          <RequestStatusTag status={status} />
        </span>
      }
    >
      <div className={styles.sheet}>
        <RequestDates request={request} />
        {eventRequests.map((each) => (
          <section key={each.uuid} className={styles.event}>
            <EventFacts event={each.event} tag={<RequestStatusTag status={each.status} />} />
            <div className={styles.lines}>
              <EventRequestLines request={request} eventRequest={each} />
              <DrawOutcome request={request} eventId={each.eventId} />
            </div>
          </section>
        ))}
        <div className={styles.columns}>
          {(delivery || shipping) && (
            <Part title={shipping ? messages.shippingTo : labels.delivery}>
              {shipping && <OutletAddress address={{ ...shipping, id: undefined, uuid: undefined }} />}
              <p className={styles.quiet}>{delivery?.name}</p>
            </Part>
          )}
          {decided ? (
            <Part title={receiptMessages.outcome}>
              <RequestOutcome request={request} />
            </Part>
          ) : (
            <Part title={planEnrolled ? messages.paymentPlan : messages.payment}>
              <RequestPayments request={request} />
            </Part>
          )}
        </div>
        <Part title={decided ? receiptMessages.mostItCouldCost : receiptMessages.requestCost}>
          <SeriesTotals request={request} tickets />
        </Part>
      </div>
    </Dialog>
  );
}

/** DIALOG-12: a date that is missing has no row. */
function RequestDates({ request: { series, createdAt, updatedAt } }: { request: SeriesRequest }) {
  const { formatDate } = useTimes();
  const { estimatedShipDate } = series;
  return (
    <dl className={styles.facts}>
      <Fact label={requestHistoryMessages.requested}>{formatDate(createdAt)}</Fact>
      <Fact label={messages.modified}>{formatDate(updatedAt)}</Fact>
      {estimatedShipDate && (
        <Fact label={messages.estimatedShipDate}>{formatCalendarDate(estimatedShipDate)}</Fact>
      )}
    </dl>
  );
}
