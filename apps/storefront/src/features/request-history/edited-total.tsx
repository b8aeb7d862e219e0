import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { dearestNote } from '../../parts/requests/dearest-note.ts';
import { useSummary } from '../../parts/requests/use-summary.ts';

interface EditedTotalProps {
  request: SeriesRequest;
  eventId: number;
  /** None while there is nothing to work out. */
  wishes: readonly RequestWish[];
}

/** What the whole request could cost with these lines, before they are saved. */
export function EditedTotal({ request, eventId, wishes }: EditedTotalProps) {
  const currency = useCurrency();
  const now = formatMoney(request.totals.totalCents, currency);
  if (wishes.length === 0) return <Totals rows={[]} total={{ label: messages.maxSeriesTotal, value: now }} />;
  return <NewTotal request={request} eventId={eventId} wishes={wishes} />;
}

function NewTotal({ request, eventId, wishes }: EditedTotalProps) {
  const currency = useCurrency();
  const { data } = useSummary({ eventId, seriesId: request.series.id, lines: wishes });
  if (!data) return null;
  return (
    <Totals
      rows={[
        {
          key: 'before',
          label: requestPickerMessages.soFar,
          value: formatMoney(request.totals.totalCents, currency),
        },
      ]}
      total={{
        label: messages.maxSeriesTotal,
        note: dearestNote(data),
        value: formatMoney(data.totals.totalCents, currency),
      }}
    />
  );
}
