import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface LetterLeft {
  about: string;
  /** None where nobody took it, and nobody tries any more. */
  sentAt: Date | null;
}

/** Which letters of a kind about these things have left, or never will. */
export async function lettersLeft(
  db: Db,
  { sellerId, kind }: { sellerId: number; kind: string },
  abouts: readonly string[],
): Promise<LetterLeft[]> {
  const { rows } = await sql<LetterLeft>`
    select about, max(sent_at) as "sentAt" from mails
    where seller_id = ${sellerId} and kind = ${kind} and about = any(${[...abouts]}::text[])
    group by about having bool_and(state <> 'waiting')`.execute(db);
  return rows;
}
