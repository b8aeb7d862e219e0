import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
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

interface Scope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  now: Date;
}

/** Of the shows that are to come at these outlets. */
export function openWindows(db: Db, { sellerId, outletIds, now }: Scope): Promise<RefundWindow[]> {
  const theirs = outletIds === 'all' ? sql`true` : sql`e.outlet_id = any (${outletIds}::int[])`;
  return readWindows(
    db,
    sql`e.seller_id = ${sellerId} and e.active and ${theirs} and (s.starts_at is null or s.starts_at > ${now})`,
  );
}

interface WindowKey {
  sellerId: number;
  eventId: number;
}

const isOf = ({ sellerId, eventId }: WindowKey) =>
  sql`e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`;

export async function findWindow(db: Db, key: WindowKey): Promise<RefundWindow | undefined> {
  return (await readWindows(db, isOf(key)))[0];
}

/** The same with its event locked: of two who change it at once, the second one waits here. */
export async function lockWindow(tx: Tx, key: WindowKey): Promise<RefundWindow | undefined> {
  await sql`select 1 from outlet_events e where ${isOf(key)} for update`.execute(tx);
  return findWindow(tx, key);
}

type Words = Pick<RefundWindow, 'isOpen' | 'openText' | 'closedText' | 'alert'>;

const emptyToNull = (text: string | undefined): string | null => text?.trim() || null;

export async function saveWindow(
  tx: Tx,
  { sellerId, eventId }: WindowKey,
  { isOpen, openText, closedText, alert }: Words,
  now: Date,
): Promise<void> {
  await sql`
    insert into refund_windows (seller_id, outlet_event_id, is_open, open_text, closed_text, alert, updated_at)
    values (${sellerId}, ${eventId}, ${isOpen}, ${emptyToNull(openText)}, ${emptyToNull(closedText)},
      ${emptyToNull(alert)}, date_trunc('milliseconds', ${now}::timestamptz))
    on conflict (seller_id, outlet_event_id) do update set is_open = excluded.is_open,
      open_text = excluded.open_text, closed_text = excluded.closed_text, alert = excluded.alert,
      updated_at = excluded.updated_at`.execute(tx);
}
