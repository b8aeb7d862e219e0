import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { DataTable } from '@stagedoor/ui/data-table';
import type { Column } from '@stagedoor/ui/data-table';
import { LoneRadio } from '@stagedoor/ui/lone-radio';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { showColumns, statusColumn, totalColumn } from '../../parts/history/show-columns.tsx';
import { showTitle } from '../../parts/history/show-facts.ts';
import { useNow } from '@stagedoor/screens/clock';
import { RequestStatusTag } from '../../parts/requests/request-status-tag.tsx';
import { RequestDetail } from './request-detail.tsx';
import { eventName, rightsOf, showOf } from './request-facts.ts';
import type { Priority } from './use-priority.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

interface RequestEventsProps {
  request: SeriesRequest;
  priority: Priority;
  address: HistoryAddress;
}

interface EventRow {
  request: SeriesRequest;
  eventRequest: EventRequest;
  priority: Priority;
}

const shownAlways: Column<EventRow>[] = [
  statusColumn(({ eventRequest }) => <RequestStatusTag status={eventRequest.status} />),
  ...showColumns<EventRow>(({ eventRequest }) => showOf(eventRequest.event)),
];
const total = totalColumn<EventRow>(({ eventRequest }) => eventRequest.totals.totalCents);
const prioritySelect: Column<EventRow> = {
  key: 'priority',
  header: messages.prioritySelect,
  cell: (row) => <PrioritySelect {...row} />,
};
const detail = ({ request, eventRequest }: EventRow) => (
  <RequestDetail request={request} eventRequest={eventRequest} />
);

/** HIST-REQ-13, HIST-REQ-15: the events of a request; each row opens to its lines. */
export function RequestEvents({ request, priority, address }: RequestEventsProps) {
  const { number, eventRequests } = request;
  return (
    <DataTable
      caption={messages.eventsOf(number)}
      columns={columnsOf(request)}
      rows={eventRequests.map((eventRequest) => ({ request, eventRequest, priority }))}
      rowKey={({ eventRequest }) => eventRequest.uuid}
      opened={() => address.id === number && !address.view}
      detail={detail}
      detailLabel={({ eventRequest }) =>
        orderHistoryMessages.detailsOf(showTitle(showOf(eventRequest.event)))
      }
    />
  );
}

function columnsOf({ series, status }: SeriesRequest): Column<EventRow>[] {
  if (isProcessed(status.constant)) return shownAlways;
  return [...shownAlways, total, ...(series.tour?.allowPrioritySelection ? [prioritySelect] : [])];
}

/** HIST-REQ-18: the radios of a tour are one choice. Once the series is closed they only show it. */
function PrioritySelect({ request, eventRequest, priority }: EventRow) {
  const times = useTimes();
  const { prioritize } = rightsOf(request, useNow());
  return (
    <LoneRadio
      label={messages.priorityOf(eventName(eventRequest, times))}
      name={`priority-${request.series.tourId}`}
      checked={eventRequest.uuid === priority.chosen}
      disabled={!prioritize}
      onChoose={() => priority.choose(request, eventRequest)}
    />
  );
}
