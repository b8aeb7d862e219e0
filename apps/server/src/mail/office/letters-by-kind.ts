import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface LettersOfKind {
  kind: string;
  sent: number;
  waiting: number;
  cameBack: number;
}

/** What was written about things that a statement names, by kind. */
export async function lettersByKind(
  db: Db,
  sellerId: number,
  about: RawBuilder<unknown>,
): Promise<LettersOfKind[]> {
  const { rows } = await sql<LettersOfKind>`
    select m.kind, (count(*) filter (where m.state = 'sent'))::int as sent,
      (count(*) filter (where m.state = 'waiting'))::int as waiting,
      (count(*) filter (where m.state = 'dead'))::int as "cameBack"
    from mails m where m.seller_id = ${sellerId} and m.about in (${about})
    group by m.kind order by m.kind`.execute(db);
  return rows;
}
