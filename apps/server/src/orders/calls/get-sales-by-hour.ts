import { getSalesByHour } from '@stagedoor/contract/calls/office/today';
import { newYorkDay, TIME_ZONE } from '@stagedoor/rules/time/dates';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { atOutlets } from '../office/order-filter.ts';

const WEEK_MS = 7 * 86_400_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Row {
  day: string;
  hour: number;
  cents: number;
  orders: number;
}

export const getSalesByHourHandler = (db: Db): Handler<'orders'> =>
  handle(getSalesByHour, async ({ outletId }, caller) => {
    const [today, before] = [newYorkDay(caller.now), newYorkDay(new Date(caller.now.getTime() - WEEK_MS))];
    const start = (day: string) => sql`(${day}::timestamp at time zone ${TIME_ZONE}::text)`;
    const within = (day: string) =>
      sql`(o.created_at >= ${start(day)} and o.created_at < ${start(day)} + interval '1 day')`;
    const { rows } = await sql<Row>`
      select to_char(o.created_at at time zone ${TIME_ZONE}::text, 'YYYY-MM-DD') as day,
        extract(hour from o.created_at at time zone ${TIME_ZONE}::text)::int as hour,
        sum(o.total_cents)::float8 as cents, count(*)::int as orders
      from orders o where ${atOutlets(caller, outletId)} and (${within(today)} or ${within(before)})
      group by 1, 2`.execute(db);
    const hoursOf = (day: string) =>
      HOURS.map((hour) => rows.find((row) => row.day === day && row.hour === hour)?.cents ?? 0);
    const orders = rows.filter(({ day }) => day === today).reduce((sum, row) => sum + row.orders, 0);
    return { today: hoursOf(today), before: hoursOf(before), orders };
  });
