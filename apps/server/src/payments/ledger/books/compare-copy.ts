// Which references differ between our books and the copy of the gateway's: found by whoever copies, read by pages.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { findCopied, markCompared } from './copy-store.ts';
import '../../tables.ts';

/** What was charged may be voided or settled days later: so far each copy reads again. */
export const AGAIN_MS = 4 * 86_400_000;

/**
 * Sums in both books under a reference of `r`, as `our_cents` and `gateway_cents`: a void is no movement of its own at the
 * gateway, so it stands under the charge that it undid; so does what a bank took of it. What moved in another currency
 * than ours did not move for us.
 */
export const bothSums: RawBuilder<unknown> = sql`
  cross join lateral (
    select coalesce((select sum(l.amount_cents) from ledger l
        where l.seller_id = r.seller_id and l.ref = r.ref), 0)::int
      + coalesce((select sum(l.amount_cents) from payment_intents i
        join ledger l on l.seller_id = i.seller_id and l.ref = i.ref
        where i.seller_id = r.seller_id and i.of_ref = r.ref and i.return_by = 'void'), 0)::int
      + coalesce((select sum(l.amount_cents) from disputes d
        join ledger l on l.seller_id = d.seller_id and l.dispute_id = d.dispute_id
        where d.seller_id = r.seller_id and d.ref = r.ref), 0)::int as our_cents) o
  cross join lateral (
    select coalesce(sum(g.cents), 0)::int as gateway_cents from gateway_movements g
    where g.ref = r.ref and g.currency = coalesce((select i.currency from payment_intents i
      where i.seller_id = r.seller_id and i.ref = r.ref), g.currency)) t`;

/** What neither our attempts nor our customers' profiles know is a stranger's. */
const movedSince = (gateway: string, since: Date): RawBuilder<unknown> => sql`
  select l.seller_id, coalesce(case when i.return_by = 'void' then i.of_ref end, l.ref) as ref, l.recorded_at as at
  from ledger l join payment_intents i on i.seller_id = l.seller_id and i.ref = l.ref
  where l.recorded_at >= ${since} and i.gateway = ${gateway}
  union all
  select l.seller_id, d.ref, l.recorded_at
  from ledger l join disputes d on d.seller_id = l.seller_id and d.dispute_id = l.dispute_id
  join payment_intents i on i.seller_id = d.seller_id and i.ref = d.ref
  where l.recorded_at >= ${since} and i.gateway = ${gateway}
  union all
  select i.seller_id, g.ref, g.submitted_at
  from gateway_movements g join payment_intents i on i.ref = g.ref
  where g.submitted_at >= ${since} and g.cents <> 0 and g.gateway = ${gateway}
  union all
  select p.seller_id, g.ref, g.submitted_at
  from gateway_movements g join payment_profiles p on p.gateway_profile_id = g.profile_id and p.gateway = g.gateway
  where g.submitted_at >= ${since} and g.cents <> 0 and g.gateway = ${gateway}
    and not exists (select from payment_intents i where i.ref = g.ref)`;

/** Compares what moved at one gateway since the last comparison, and again what differed then. */
export async function compareCopy(db: Db, gateway: string): Promise<void> {
  const copy = await findCopied(db, gateway);
  if (!copy) return;
  const since = copy.compared_until ? new Date(copy.compared_until.getTime() - AGAIN_MS) : copy.since;
  await sql`
    delete from differing_books d using (
      select r.seller_id, r.ref from differing_books r ${bothSums} where o.our_cents = t.gateway_cents) agreed
    where d.seller_id = agreed.seller_id and d.ref = agreed.ref`.execute(db);
  await sql`
    insert into differing_books (seller_id, ref, at)
    select r.seller_id, r.ref, r.at
    from (select seller_id, ref, min(at) as at from (${movedSince(gateway, since)}) moved group by 1, 2) r ${bothSums}
    where o.our_cents <> t.gateway_cents
    on conflict do nothing`.execute(db);
  await markCompared(db, gateway, copy.until);
}
