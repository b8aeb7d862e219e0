import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { isSeriesOpen, seriesMessage } from '@stagedoor/rules/events/series-window';
import { Alert } from '@stagedoor/ui/alert';
import { useNow } from '@stagedoor/screens/clock';

/** In a dialog that was open when the series closed: why nothing can be saved any more. */
export function SeriesClosed({ request: { series } }: { request: SeriesRequest }) {
  const now = useNow();
  if (isSeriesOpen(series, now)) return null;
  return (
    <Alert tone="warning" role="alert" icon="clock" title={requestPickerMessages.closedMeanwhile}>
      {seriesMessage(series, now)}
    </Alert>
  );
}
