// What must never be true between a published draw and its money, asked of the rows themselves.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { findWrongs } from '../harness/find-wrongs.ts';

export const wrongs = {
  'an award in another fan’s order': sql`
    select 1 from draw_awards a join draw_entries e using (seller_id, draw_key, entry_id)
    join orders o on o.seller_id = a.seller_id and o.order_id = a.order_id
    where o.series_request_id is distinct from e.request_id`,
  'an award whose order never had its tickets': sql`
    select 1 from draw_awards a where a.order_id is not null and a.quantity > coalesce((
      select sum(l.quantity) from order_lines l where l.seller_id = a.seller_id and l.order_id = a.order_id
        and l.price_level_id = a.price_level_id and l.change_id is not distinct from a.change_id), 0)`,
  'more returned in the log than was canceled': sql`
    select 1 from draw_awards a where a.returned > coalesce((
      select sum(l.canceled) from order_lines l where l.seller_id = a.seller_id and l.order_id = a.order_id
        and l.price_level_id = a.price_level_id), 0)`,
  'a payment that failed without anybody’s no': sql`
    select 1 from order_payments p where p.failed_at is not null and not exists (
      select from payment_intents i where i.seller_id = p.seller_id and i.target_kind = 'order-payment'
        and i.target_id = p.payment_id::text and i.state in ('declined', 'failed', 'closed')
        and i.problem_code is distinct from 'unreachable')`,
  'a walk that served who had let an award lapse': sql`
    select 1 from draw_awards a join draw_awards b using (seller_id, draw_key, entry_id)
    join draw_log l on l.seller_id = b.seller_id and l.draw_key = b.draw_key and l.number = b.number
    where a.lapsed_at is not null and b.number > 0 and l.at > a.lapsed_at`,
  // A letter names its draw and its order: no two are alike, however long after each other, but those of one result.
  'a fan who was told twice': sql`
    select 1 from mails where kind in ('award-confirmed', 'award-denied') group by recipient, subject, plain_text
    having count(*) > 1`,
};

export const awardWrongs = (db: Db): Promise<string[]> => findWrongs(db, wrongs);

/** What must be done once everything was settled. */
export async function unfinishedAwards(db: Db): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from draw_awards where order_id is null`.execute(db);
  return rows[0]!.many;
}
