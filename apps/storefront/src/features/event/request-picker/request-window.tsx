import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { formatDateTime } from '@stagedoor/rules/time/dates';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { isSeriesOpen } from '@stagedoor/rules/events/series-window';
import { Icon } from '@stagedoor/ui/icon';
import { useNow } from '@stagedoor/screens/clock';
import styles from './request-window.module.css';

/** Until when requests are taken. */
export function RequestWindow({ event: { series } }: { event: OutletEvent }) {
  const now = useNow();
  if (!series?.closedDate || !isSeriesOpen(series, now)) return null;
  return (
    <p className={styles.window}>
      <Icon name="clock" /> {requestPickerMessages.closes(formatDateTime(series.closedDate))}
    </p>
  );
}
