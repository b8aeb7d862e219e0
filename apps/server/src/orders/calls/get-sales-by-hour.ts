import { getSalesByHour } from '@stagedoor/contract/calls/office/today';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofSeller } from '../../sellers/index.ts';
import { readSalesByHour } from '../office/read-sales-by-hour.ts';

const WEEK_MS = 7 * 86_400_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export const getSalesByHourHandler = (db: Db): Handler<'orders'> =>
  handle(getSalesByHour, async ({ outletId }, caller) => {
    const { zone, dayOf } = await ofSeller.times(db, caller.sellerId);
    const [today, before] = [dayOf(caller.now), dayOf(new Date(caller.now.getTime() - WEEK_MS))];
    const rows = await readSalesByHour(db, caller, outletId, { days: [today, before], zone });
    const hoursOf = (day: string) =>
      HOURS.map((hour) => rows.find((row) => row.day === day && row.hour === hour)?.cents ?? 0);
    const orders = rows.filter(({ day }) => day === today).reduce((sum, row) => sum + row.orders, 0);
    return { today: hoursOf(today), before: hoursOf(before), orders };
  });
