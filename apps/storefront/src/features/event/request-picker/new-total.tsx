import type { SeriesRequest, SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { formatUsd } from '@stagedoor/rules/money/money';
import { totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import type { UseQueryResult } from '@tanstack/react-query';
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
          { key: 'before', label: messages.soFar, value: formatUsd(before.totals.totalCents) },
          { key: 'event', label: messages.thisEvent, value: formatUsd(added?.totals.totalCents ?? 0) },
        ]}
        total={{
          label: messages.atMost,
          note: dearestNote(data),
          value: formatUsd(data.totals.totalCents),
        }}
      />
      {data.planEnrolled && (
        <Installments schedule={planSchedule(data.series, totalWithoutPlanFee(data.totals))} />
      )}
      <p className={panel.quiet}>{messages.nothingChargedNow}</p>
    </Stack>
  );
}
