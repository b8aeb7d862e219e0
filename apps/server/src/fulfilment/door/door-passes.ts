// DOOR-03: a pass for one show, one door, one night. Only its hash is kept.
import { createHash, randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OpenedBy } from '../../office/index.ts';
import type { DoorPassesTable } from '../tables.ts';
import '../tables.ts';

export type DoorPass = Selectable<DoorPassesTable>;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

export async function makePass(
  tx: Tx,
  facts: Omit<Insertable<DoorPassesTable>, 'code_hash'>,
): Promise<{ code: string; pass: DoorPass }> {
  const code = randomBytes(24).toString('base64url');
  const pass = await tx
    .insertInto('door_passes')
    .values({ ...facts, code_hash: hashOf(code) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { code, pass };
}

/** The pass behind a code, while its night is not over; one whose night is still to come opens nothing yet. */
export async function openPass(db: Db, code: string, now: Date): Promise<DoorPass | undefined> {
  if (!/^[\w-]{32}$/.test(code)) return undefined;
  return db
    .selectFrom('door_passes')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

export async function sawDevice(
  db: Db,
  { seller_id, pass_id }: DoorPass,
  waiting: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('door_passes')
    .set({ seen_at: now, waiting })
    .where('seller_id', '=', seller_id)
    .where('pass_id', '=', pass_id)
    .execute();
}

/** Answers the pass where there was one to end. */
export async function endPass(
  tx: Tx,
  { sellerId, passId, now }: { sellerId: number; passId: number; now: Date },
): Promise<DoorPass | undefined> {
  return tx
    .updateTable('door_passes')
    .set({ ended_at: now })
    .where('seller_id', '=', sellerId)
    .where('pass_id', '=', passId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export const isEarly = ({ begins_at }: DoorPass, now: Date): boolean => begins_at !== null && begins_at > now;

export const passesOf = (db: Db, sellerId: number, eventId: number): Promise<DoorPass[]> =>
  db
    .selectFrom('door_passes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('event_id', '=', eventId)
    .orderBy('pass_id')
    .execute();

/** What one person has made that is not over. */
export const passesBy = (db: Db, { sellerId, staffId, now }: OpenedBy): Promise<DoorPass[]> =>
  db
    .selectFrom('door_passes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('pass_id')
    .execute();

/** Ends them all, but for those of the outlets to keep. */
export async function endPassesOf(
  tx: Tx,
  { sellerId, staffId, now }: OpenedBy,
  keep: readonly number[] = [],
): Promise<number> {
  const ended = await tx
    .updateTable('door_passes')
    .set({ ended_at: now })
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .$if(keep.length > 0, (query) => query.where('outlet_id', 'not in', keep))
    .returning('pass_id')
    .execute();
  return ended.length;
}
