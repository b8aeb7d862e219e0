// Where our books and the gateway's differ, reference by reference.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { ofSeller } from '../../../sellers/index.ts';
import { within } from '../movements.ts';
import type { Span } from '../movements.ts';
import { bothSums } from './compare-copy.ts';

export interface BookDifference {
  ref: string;
  /** The seller's day on which it moved first. */
  day: string;
  ourCents: number;
  gatewayCents: number;
}

export interface ComparedBooks {
  /** From when to when the gateway's books are known; missing while they never were. */
  compared: { since: Date; until: Date } | undefined;
  differences: BookDifference[];
}

/** What moved within the last minutes may be in one book and not yet in the other. */
const SETTLING_MS = 10 * 60_000;

const isUndecided = sql`i.state in ('planned', 'dispatched', 'unknown', 'waiting', 'held', 'attention')`;

/** From when to when the books of every gateway are known that has cards of this seller's customers. */
async function knownSpan(db: Db, sellerId: number): Promise<ComparedBooks['compared']> {
  const { rows } = await sql<{ since: Date | null; until: Date | null }>`
    select max(b.since) as since, min(b.until) as until from gateway_books b
    where exists (select from payment_profiles p where p.seller_id = ${sellerId} and p.gateway = b.gateway)`.execute(
    db,
  );
  const { since, until } = firstOf(rows);
  return since && until ? { since, until: new Date(until.getTime() - SETTLING_MS) } : undefined;
}

/** What differed when the books were copied and still does; what waits for its answer is no difference yet. */
export async function bookDifferences(db: Db, sellerId: number, span: Span): Promise<ComparedBooks> {
  const known = await knownSpan(db, sellerId);
  if (!known) return { compared: undefined, differences: [] };
  const { rows } = await sql<BookDifference>`
    select r.ref, to_char(r.at at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day,
      o.our_cents as "ourCents", t.gateway_cents as "gatewayCents"
    from differing_books r ${bothSums}
    where r.seller_id = ${sellerId} and ${within(sellerId, sql`r.at`, span)} and r.at between ${known.since} and ${known.until}
      and o.our_cents <> t.gateway_cents
      and not exists (select from payment_intents i
        where i.seller_id = r.seller_id and i.ref = r.ref and ${isUndecided})
      and not exists (select from payment_intents i
        where i.seller_id = r.seller_id and i.of_ref = r.ref and ${isUndecided})
    order by r.at desc, r.ref limit 500`.execute(db);
  return { compared: known, differences: rows };
}
