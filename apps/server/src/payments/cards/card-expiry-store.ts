// When cards end, and nothing else of them: of a hundred thousand that would be charged for requests.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** `YYYY-MM` of each that is there, by its number. */
export async function cardExpirations(
  db: Db,
  sellerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; expiration: string }>`
    select payment_method_id as id, expiration from payment_methods
    where seller_id = ${sellerId} and payment_method_id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, expiration }) => [id, expiration]));
}

/** Another text whenever one of them ends at another time, or is gone. */
export async function cardsVersion(db: Db, sellerId: number, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ version: string | null }>`
    select md5(string_agg(payment_method_id || ' ' || expiration, ',' order by payment_method_id)) as version
    from payment_methods where seller_id = ${sellerId} and payment_method_id = any(${[...ids]}::int[])`.execute(
    db,
  );
  return firstOf(rows).version ?? 'none';
}
