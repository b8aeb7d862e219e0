import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { formatDateTime } from '@stagedoor/rules/dates';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { isSeriesOpen } from '@stagedoor/rules/series-window';
import { Alert } from '@stagedoor/ui/alert';
import { useNow } from '../../../parts/page/clock.tsx';

/** Until when requests are taken, and what asking costs. */
export function RequestWindow({ event: { series } }: { event: OutletEvent }) {
  const now = useNow();
  if (!series || !isSeriesOpen(series, now)) return null;
  const { closedDate } = series;
  return (
    <Alert tone="warning" icon="clock" title={closedDate && messages.closes(formatDateTime(closedDate))}>
      {messages.chargedLater}
    </Alert>
  );
}
