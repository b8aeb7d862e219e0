import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { stepSince } from './passkeys/step-since-pieces.ts';
import './tables.ts';

interface PersonRow {
  staff_id: number;
  email: string;
  name: string;
  seen_at: Date | null;
  step_since: Date | null;
  sessions: number;
}

/** Those who work here, by their number, with how many browsers each is signed in from. */
export async function readPeople(db: Db, ids: readonly number[], now: Date): Promise<Map<number, PersonRow>> {
  const { rows } = await sql<PersonRow>`
    select p.staff_id, p.email, p.name, p.seen_at, ${stepSince} as step_since,
      (select count(*)::int from staff_sessions s where s.staff_id = p.staff_id and s.ends_at > ${now}) as sessions
    from staff p where p.staff_id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.staff_id, row]));
}
