// Where our books and the gateway's differ, reference by reference.
import { TIME_ZONE } from '@stagedoor/rules/dates';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { within } from '../movements.ts';
import type { Span } from '../movements.ts';

export interface BookDifference {
  ref: string;
  /** The day in New York on which it moved first. */
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

const isUndecided = sql`i.state in ('planned', 'dispatched', 'unknown', 'held', 'attention')`;

/**
 * Sums by reference: a void is no movement of its own at the gateway, so it stands under the charge that it undid. What
 * waits for its answer is no difference yet. What neither our attempts nor our customers' profiles know is a stranger's.
 */
export async function bookDifferences(db: Db, sellerId: number, span: Span): Promise<ComparedBooks> {
  const copy = await db.selectFrom('gateway_copies').select(['since', 'until']).executeTakeFirst();
  if (!copy) return { compared: undefined, differences: [] };
  const known = { since: copy.since, until: new Date(copy.until.getTime() - SETTLING_MS) };
  const { rows } = await sql<BookDifference>`
    with asked as (
      select coalesce(case when i.return_by = 'void' then i.of_ref end, l.ref) as ref, l.recorded_at as at
      from ledger l join payment_intents i on i.seller_id = l.seller_id and i.ref = l.ref
      where l.seller_id = ${sellerId} and ${within(sql`l.recorded_at`, span)}
        and l.recorded_at between ${known.since} and ${known.until}
      union all
      select g.ref, g.submitted_at from gateway_movements g
      where ${within(sql`g.submitted_at`, span)} and g.submitted_at between ${known.since} and ${known.until}
        and g.cents <> 0 and (
          exists (select from payment_intents i where i.seller_id = ${sellerId} and i.ref = g.ref)
          or exists (select from payment_profiles p where p.seller_id = ${sellerId} and p.gateway_profile_id = g.profile_id)
            and not exists (select from payment_intents i where i.ref = g.ref))
    ), refs as (select ref, min(at) as at from asked group by ref)
    select r.ref, to_char(r.at at time zone ${TIME_ZONE}::text, 'YYYY-MM-DD') as day,
      o.cents as "ourCents", t.cents as "gatewayCents"
    from refs r
    cross join lateral (
      select coalesce((select sum(l.amount_cents) from ledger l
          where l.seller_id = ${sellerId} and l.ref = r.ref), 0)::int
        + coalesce((select sum(l.amount_cents) from payment_intents i
          join ledger l on l.seller_id = i.seller_id and l.ref = i.ref
          where i.seller_id = ${sellerId} and i.of_ref = r.ref and i.return_by = 'void'), 0)::int as cents) o
    cross join lateral (
      select coalesce(sum(g.cents), 0)::int as cents from gateway_movements g where g.ref = r.ref) t
    where o.cents <> t.cents
      and not exists (select from payment_intents i
        where i.seller_id = ${sellerId} and i.ref = r.ref and ${isUndecided})
      and not exists (select from payment_intents i
        where i.seller_id = ${sellerId} and i.of_ref = r.ref and ${isUndecided})
    order by r.at desc, r.ref limit 500`.execute(db);
  return { compared: known, differences: rows };
}
