import { sql } from 'kysely';
import '../tables.ts';

/** Since when somebody, `p` of the statement, has a second step: codes of an app, or a passkey. */
export const stepSince = sql<Date | null>`coalesce(p.step_since,
  (select min(k.created_at) from staff_passkeys k where k.staff_id = p.staff_id))`;
