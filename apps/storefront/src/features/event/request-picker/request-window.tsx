import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { isSeriesOpen } from '@stagedoor/rules/events/series-window';
import { Icon } from '@stagedoor/ui/icon';
import { useNow } from '@stagedoor/screens/clock';
import { useTimes } from '../../../parts/shop/use-times.ts';
import styles from './request-window.module.css';

/** Until when requests are taken. */
export function RequestWindow({ event: { series } }: { event: OutletEvent }) {
  const { formatDateTime } = useTimes();
  const now = useNow();
  if (!series?.closedDate || !isSeriesOpen(series, now)) return null;
  return (
    <p className={styles.window}>
      <Icon name="clock" /> {requestPickerMessages.closes(formatDateTime(series.closedDate))}
    </p>
  );
}
