import type { Database } from '../platform/db/database.ts';

const SEATS_A_LEVEL = 12;

/** The first `fans` of a series and a dozen seats a level: its draw ends as the whole one does, sooner. */
export async function leaveFewFans(database: Database, series: number, fans: number): Promise<void> {
  const ofSeries = `select l.price_level_id from price_levels l join event_items i using (seller_id, item_id)
    join outlet_events e using (seller_id, outlet_event_id) where e.series_id = ${series}`;
  await database.runScript(`
    create temporary table going as select request_id from series_requests where series_id = ${series} and request_id not in (
      select request_id from series_requests where series_id = ${series} order by request_id limit ${fans});
    delete from event_requests where request_id in (select request_id from going);
    delete from series_requests where request_id in (select request_id from going);
    update tickets t set state = 'held', holder_kind = 'house', holder_id = 'not in this draw'
      where price_level_id in (${ofSeries}) and state = 'free' and ticket_id not in (
        select n.ticket_id from (select ticket_id, row_number() over (partition by price_level_id order by rank) as nth
          from tickets where price_level_id in (${ofSeries}) and state = 'free') n where n.nth <= ${SEATS_A_LEVEL});
    update level_stock s set held = c.held, held_by_house = c.house from (
      select price_level_id, (count(*) filter (where state = 'held'))::int as held,
        (count(*) filter (where holder_kind = 'house'))::int as house from tickets group by 1) c
      where c.price_level_id = s.price_level_id and s.price_level_id in (${ofSeries})`);
}
