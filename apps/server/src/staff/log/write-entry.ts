// The only way into the log.
import { createHash, randomUUID } from 'node:crypto';
import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Facts } from './tables.ts';
import './tables.ts';

/** Somebody's own data: it stands aside, and goes when the person is erased. */
export interface PersonalFacts {
  /** `address`: a letter's, under `to`, of whoever it may be; it has no number. */
  kind: 'customer' | 'guest' | 'staff' | 'address';
  id: number;
  before?: Facts | undefined;
  after?: Facts | undefined;
}

/** What was done to which thing. Card numbers, passwords and tokens have no place in it. */
export interface LogEntry {
  action: LogAction;
  /** Which: a kind of thing, and its number or name. */
  subject?: { kind: string; id: string | number } | undefined;
  outletId?: number | undefined;
  before?: Facts | undefined;
  after?: Facts | undefined;
  personal?: PersonalFacts | undefined;
  reason?: string | undefined;
  refused?: boolean | undefined;
}

/** Who did it, for which seller, and when. */
export interface LogAuthor {
  /** `keyId`: a program did it with a key that they made. */
  by: { staffId: number; keyId?: string } | 'job' | 'command';
  sellerId: number | undefined;
  now: Date;
}

const asJson = (facts: Facts | undefined): string | null =>
  facts === undefined ? null : JSON.stringify(facts);

async function putAside(db: Db, sellerId: number | undefined, personal: PersonalFacts) {
  const personalId = randomUUID();
  const salt = newSecret();
  const [before, after] = [asJson(personal.before), asJson(personal.after)];
  await db
    .insertInto('staff_log_personal')
    .values({
      personal_id: personalId,
      seller_id: sellerId ?? null,
      person_kind: personal.kind,
      person_id: personal.id,
      salt,
      before,
      after,
      erased_at: null,
    })
    .execute();
  const hash = createHash('sha256')
    .update(JSON.stringify([salt, before, after]))
    .digest('base64url');
  return { personalId, hash };
}

/** Writes an entry, in the transaction of what it tells about. */
export async function writeEntry(db: Db, { by, sellerId, now }: LogAuthor, entry: LogEntry): Promise<void> {
  const aside = entry.personal && (await putAside(db, sellerId, entry.personal));
  const staffId = typeof by === 'object' ? by.staffId : null;
  const keyId = typeof by === 'object' ? (by.keyId ?? null) : null;
  const { subject } = entry;
  await sql`
    with entry as (
      insert into staff_log (seller_id, outlet_id, at, staff_id, by_whom, action, refused, subject_kind, subject_id,
        before, after, reason, personal_id, personal_hash, key_id)
      values (${sellerId ?? null}::int, ${entry.outletId ?? null}::int, ${now}::timestamptz, ${staffId}::int,
        ${typeof by === 'object' ? 'staff' : by}, ${entry.action}, ${entry.refused ?? false}::boolean,
        ${subject?.kind ?? null}::text, ${subject === undefined ? null : String(subject.id)}::text,
        ${asJson(entry.before)}::jsonb, ${asJson(entry.after)}::jsonb, ${entry.reason || null}::text,
        ${aside?.personalId ?? null}::uuid, ${aside?.hash ?? null}::text, ${keyId}::uuid)
      returning entry_id)
    insert into staff_log_unsealed (entry_id) select entry_id from entry`.execute(db);
}
