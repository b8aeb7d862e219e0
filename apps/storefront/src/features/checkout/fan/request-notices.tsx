import type { SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { seriesMessage, seriesWindow } from '@stagedoor/rules/events/series-window';
import { Alert } from '@stagedoor/ui/alert';
import { ErrorState } from '@stagedoor/ui/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNow } from '@stagedoor/screens/clock';
import { RichText } from '@stagedoor/screens/rich-text';
import { useFanCheckout } from './use-fan-checkout.ts';

/** What stands in the way of this request as a whole: a series that has closed, or a summary that cannot be built. */
export function RequestNotices({ summary }: { summary: UseQueryResult<SeriesRequestDraft | null> }) {
  const { series } = useFanCheckout();
  const now = useNow();
  if (seriesWindow(series, now) === 'closed') {
    const words = seriesMessage(series, now);
    return (
      <Alert tone="warning" role="alert" title={requestPickerMessages.closedMeanwhile}>
        {words && <RichText html={words} />}
      </Alert>
    );
  }
  if (!summary.error && summary.data !== null) return null;
  return (
    <ErrorState
      title={requestMessages.noSummary}
      titleLevel={2}
      busy={summary.isFetching}
      onRetry={() => void summary.refetch()}
    >
      {summary.error?.message}
    </ErrorState>
  );
}
