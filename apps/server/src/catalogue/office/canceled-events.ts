import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { CanceledEventsTable } from '../tables.ts';
import { findOfficeLevels } from './one-event.ts';
import { withholdLevels } from './withheld-level-store.ts';

type CanceledEvent = Selectable<CanceledEventsTable>;

interface EventKey {
  sellerId: number;
  eventId: number;
}

export const findCanceled = (db: Db, { sellerId, eventId }: EventKey): Promise<CanceledEvent | undefined> =>
  db
    .selectFrom('canceled_events')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_event_id', '=', eventId)
    .executeTakeFirst();

/** Off sale at once, for good. False where somebody has done it before. */
export async function cancelEvent(
  tx: Tx,
  { sellerId, eventId, reason, taskId }: EventKey & { reason: string; taskId: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into canceled_events (seller_id, outlet_event_id, canceled_at, reason, task_id)
    values (${sellerId}, ${eventId}, ${now}, ${reason}, ${taskId}) on conflict do nothing`.execute(tx);
  if (numAffectedRows === 0n) return false;
  const levels = await findOfficeLevels(tx, sellerId, eventId);
  await withholdLevels(
    tx,
    sellerId,
    levels.map(({ levelId }) => levelId),
    now,
  );
  return true;
}

/** From now on only latecomers are left. */
export async function markSwept(tx: Tx, { sellerId, eventId }: EventKey, now: Date): Promise<void> {
  await tx
    .updateTable('canceled_events')
    .set({ swept_at: now })
    .where('seller_id', '=', sellerId)
    .where('outlet_event_id', '=', eventId)
    .execute();
}

export const listSwept = (db: Db): Promise<CanceledEvent[]> =>
  db.selectFrom('canceled_events').selectAll().where('swept_at', 'is not', null).execute();
