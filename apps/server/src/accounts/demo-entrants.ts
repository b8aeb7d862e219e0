// Two thousand more customers of the demo world, who all wait for the same draw. Nobody can sign in as one of them.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { hashPassword } from '../platform/passwords.ts';
import './tables.ts';

const ENTRANTS = 2000;

const firstNames = ['Ada', 'Bo', 'Cleo', 'Dario', 'Esme', 'Finn', 'Gia', 'Hugo', 'Imani', 'Jonas', 'Kaya'];
const lastNames = ['Abbott', 'Bell', 'Castro', 'Dunn', 'Egan', 'Frost', 'Gallo', 'Hale', 'Ito', 'Juarez'];

export interface Entrant {
  userId: number;
  firstName: string;
  lastName: string;
}

/** Loading twice changes nothing. Answers them in the order of their addresses. */
export async function loadDemoEntrants(db: Db, sellerId: number, now: Date): Promise<Entrant[]> {
  const password = await hashPassword(randomBytes(24).toString('base64url'));
  await sql`
    insert into customers (seller_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
    select ${sellerId}, e.address, e.address, (${firstNames}::text[])[1 + e.n % ${firstNames.length}::int],
      (${lastNames}::text[])[1 + e.n / 3 % ${lastNames.length}::int], ${password}, ${now}, ${now}
    from (select n, 'entrant-' || lpad(n::text, 4, '0') || '@example.com' as address
      from generate_series(1, ${ENTRANTS}::int) n) e
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Entrant>`
    select user_id as "userId", first_name as "firstName", last_name as "lastName" from customers
    where seller_id = ${sellerId} and email_key like 'entrant-%@example.com' order by email_key`.execute(db);
  return rows;
}
