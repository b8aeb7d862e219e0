import type { SeriesRequest, SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { Installments } from '../../../parts/requests/installments.tsx';
import { planSchedule } from '../../../parts/requests/plan-schedule.ts';
import { dearestNote } from '../../../parts/requests/dearest-note.ts';
import panel from '../chosen-panel.module.css';

interface NewTotalProps {
  eventId: number;
  before: SeriesRequest;
  answer: UseQueryResult<SeriesRequestDraft | null>;
}

/** The request before, the event, and what both can cost together. */
export function NewTotal({ eventId, before, answer: { data, error, isFetching, refetch } }: NewTotalProps) {
  const currency = useCurrency();
  if (error || data === null) {
    return (
      <ErrorState
        title={requestMessages.noSummary}
        titleLevel={3}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {error?.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="text" count={3} atOnce />;
  const added = data.eventRequests.find((each) => each.eventId === eventId);
  return (
    <Stack>
      <Totals
        rows={[
          { key: 'before', label: messages.soFar, value: formatMoney(before.totals.totalCents, currency) },
          {
            key: 'event',
            label: messages.thisEvent,
            value: formatMoney(added?.totals.totalCents ?? 0, currency),
          },
        ]}
        total={{
          label: messages.atMost,
          note: dearestNote(data),
          value: formatMoney(data.totals.totalCents, currency),
        }}
      />
      {data.planEnrolled && (
        <Installments schedule={planSchedule(data.series, totalWithoutPlanFee(data.totals), currency)} />
      )}
      <p className={panel.quiet}>{messages.nothingChargedNow}</p>
    </Stack>
  );
}
