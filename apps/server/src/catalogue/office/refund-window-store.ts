import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { describeEvent, eventColumns, eventTables } from './office-event-row.ts';
import type { OfficeEventRow } from './office-event-row.ts';

const MOST = 200;

interface WindowRow extends OfficeEventRow {
  is_open: boolean;
  open_text: string | null;
  closed_text: string | null;
  alert: string | null;
  updated_at: Date | null;
}

export async function readWindows(db: Db, where: RawBuilder<unknown>): Promise<RefundWindow[]> {
  const { rows } = await sql<WindowRow>`
    select ${eventColumns}, coalesce(w.is_open, s.refund_window_open) as is_open, w.updated_at,
      case when w.is_open is null then s.refund_window_open_text else w.open_text end as open_text,
      case when w.is_open is null then s.refund_window_closed_text else w.closed_text end as closed_text,
      case when w.is_open is null then s.refund_alert_message else w.alert end as alert
    from ${eventTables}
    left join refund_windows w on w.seller_id = e.seller_id and w.outlet_event_id = e.outlet_event_id
    where ${where} order by s.starts_at, e.outlet_event_id limit ${sql.lit(MOST)}`.execute(db);
  return rows.map((row) => {
    const { id, name, startsAt, venue, place, outletId } = describeEvent(row);
    return {
      eventId: id,
      name,
      startsAt,
      venue,
      place,
      outletId,
      isOpen: row.is_open,
      openText: row.open_text ?? undefined,
      closedText: row.closed_text ?? undefined,
      alert: row.alert ?? undefined,
      updatedAt: row.updated_at ?? undefined,
    };
  });
}
