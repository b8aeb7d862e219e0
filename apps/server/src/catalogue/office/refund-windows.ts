import { listRefundWindows, setRefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
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

async function readWindows(db: Db, where: RawBuilder<unknown>): Promise<RefundWindow[]> {
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

const listHandler = (db: Db): Handler =>
  handle(listRefundWindows, async (_input, { sellerId, outletIds, now }) => {
    const theirs = outletIds === 'all' ? sql`true` : sql`e.outlet_id = any (${outletIds}::int[])`;
    const windows = await readWindows(
      db,
      sql`e.seller_id = ${sellerId} and e.active and ${theirs} and (s.starts_at is null or s.starts_at > ${now})`,
    );
    return { windows };
  });

const emptyToNull = (text: string | undefined): string | null => text?.trim() || null;
const told = ({ isOpen, openText, closedText, alert }: Partial<RefundWindow>) => ({
  isOpen,
  openText,
  closedText,
  alert,
});

const actionOf = (was: boolean, is: boolean) =>
  was === is ? 'refund-window.worded' : is ? 'refund-window.opened' : 'refund-window.closed';

const setHandler = (db: Db): Handler =>
  handle(setRefundWindow, async ({ eventId, isOpen, seenAt, ...texts }, caller) => {
    const { sellerId, now } = caller;
    const text = isOpen ? texts.openText : texts.closedText;
    requireValid({
      [isOpen ? 'openText' : 'closedText']: text?.trim() ? undefined : staffMessages.windowTextNeeded,
    });
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'event', id: eventId }, seenAt);
      const which = sql`e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`;
      await sql`select 1 from outlet_events e where ${which} for update`.execute(tx);
      const [before] = await readWindows(tx, which);
      if (!before) return refuse('NOT_FOUND');
      caller.requireOutlet(before.outletId);
      if (before.updatedAt?.getTime() !== seenAt?.getTime()) return refuse('CHANGED_MEANWHILE');
      await sql`
        insert into refund_windows (seller_id, outlet_event_id, is_open, open_text, closed_text, alert, updated_at)
        values (${sellerId}, ${eventId}, ${isOpen}, ${emptyToNull(texts.openText)}, ${emptyToNull(texts.closedText)},
          ${emptyToNull(texts.alert)}, date_trunc('milliseconds', ${now}::timestamptz))
        on conflict (seller_id, outlet_event_id) do update set is_open = excluded.is_open,
          open_text = excluded.open_text, closed_text = excluded.closed_text, alert = excluded.alert,
          updated_at = excluded.updated_at`.execute(tx);
      return record({
        action: actionOf(before.isOpen, isOpen),
        subject: { kind: 'event', id: eventId },
        outletId: before.outletId,
        before: told(before),
        after: told({ isOpen, ...texts }),
      });
    });
    const [after] = await readWindows(db, sql`e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`);
    return after!;
  });

export const refundWindowHandlers = (db: Db): Handler[] => [listHandler(db), setHandler(db)];
