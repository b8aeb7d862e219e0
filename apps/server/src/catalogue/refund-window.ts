// The refund window of an event: what the box office says of it, or else its show's description.
import { sql } from 'kysely';
import './tables.ts';

/** Columns over `shows s` and `refund_windows w`, under the names that a show has them by. */
export const refundWindowColumns = [
  sql<boolean>`coalesce(w.is_open, s.refund_window_open)`.as('refund_window_open'),
  sql<string | null>`case when w.is_open is null then s.refund_window_open_text else w.open_text end`.as(
    'refund_window_open_text',
  ),
  sql<string | null>`case when w.is_open is null then s.refund_window_closed_text else w.closed_text end`.as(
    'refund_window_closed_text',
  ),
  sql<string | null>`case when w.is_open is null then s.refund_alert_message else w.alert end`.as(
    'refund_alert_message',
  ),
] as const;
