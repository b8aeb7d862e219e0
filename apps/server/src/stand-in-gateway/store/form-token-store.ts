// Tokens that open the card form for one profile, for a quarter of an hour.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

const LIFE_MS = 15 * 60_000;

export type FormSettings = Record<string, string>;

export interface FormToken {
  profileId: number;
  settings: FormSettings;
}

export async function issueFormToken(
  db: Db,
  profileId: number,
  settings: FormSettings,
  now: Date,
): Promise<string> {
  const token = randomBytes(48).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.deleteFrom('standin_form_tokens').where('expires_at', '<=', now).execute();
  await sql`
    insert into standin_form_tokens (token, profile_id, settings, expires_at)
    values (${token}, ${profileId}, ${JSON.stringify(settings)}::jsonb, ${expiresAt})`.execute(db);
  return token;
}

/** What the token opens; undefined when it is unknown or has run out. */
export async function openFormToken(db: Db, token: string, now: Date): Promise<FormToken | undefined> {
  const row = await db
    .selectFrom('standin_form_tokens')
    .select(['profile_id', 'settings'])
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { profileId: row.profile_id, settings: row.settings };
}

/** A token saves one card. */
export async function spendFormToken(db: Db, token: string): Promise<boolean> {
  const result = await db.deleteFrom('standin_form_tokens').where('token', '=', token).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
