// Where the tickets of events are, for the box office.
import type { StockCounts } from '@stagedoor/contract/calls/office/events';
import { isNamedByStaff } from '@stagedoor/rules/staff/stock-holds';
import { sql } from 'kysely';
import { eventPieces } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { findNamedSeats } from './named-tickets.ts';
import { readOfficeHall } from './read-office-hall.ts';
import { reportSeats } from './report-seat-store.ts';
import { lockSeats } from './seat-to-take-store.ts';
import { stockOnSale } from './stock-on-sale-store.ts';
import '../tables.ts';

interface LevelStock extends StockCounts {
  eventId: number;
  levelId: number;
}

/** What a cart holds beyond its time counts as free. */
async function stockOfEvents(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
  now: Date,
): Promise<LevelStock[]> {
  const { rows } = await sql<LevelStock & { held: number; expired: number }>`
    select w.event_id as "eventId", s.price_level_id as "levelId", s.capacity, s.sold, s.held,
      s.held_by_house as house, s.held_by_draw as draw, s.held_by_guests as guests,
      s.held_by_waiting as waiting,
      (select count(*)::int from tickets t
        where s.held > 0 and t.seller_id = s.seller_id and t.price_level_id = s.price_level_id
          and t.state = 'held' and t.holder_kind = 'cart' and t.held_until <= ${now}) as expired
    from (${eventPieces.levelsOfEvents(sellerId, eventIds)}) w
    join level_stock s on s.seller_id = ${sellerId} and s.price_level_id = w.price_level_id`.execute(db);
  return rows.map(({ held, expired, ...row }) => ({
    ...row,
    carts: held - row.house - row.draw - row.guests - row.waiting - expired,
    free: row.capacity - row.sold - held + expired,
  }));
}

const nothingInStock: StockCounts = {
  capacity: 0,
  free: 0,
  carts: 0,
  house: 0,
  draw: 0,
  guests: 0,
  waiting: 0,
  sold: 0,
};

const addStock = (levels: readonly StockCounts[]): StockCounts =>
  levels.reduce(
    (sum, level) => ({
      capacity: sum.capacity + level.capacity,
      free: sum.free + level.free,
      carts: sum.carts + level.carts,
      house: sum.house + level.house,
      draw: sum.draw + level.draw,
      guests: sum.guests + level.guests,
      waiting: sum.waiting + level.waiting,
      sold: sum.sold + level.sold,
    }),
    nothingInStock,
  );

interface HoldRow {
  levelId: number;
  kind: 'house' | 'draw' | 'guest';
  name: string;
  tickets: number;
}

/** Who keeps tickets of an event, by name. */
async function holdsOfEvent(db: Db, sellerId: number, eventId: number) {
  const { rows } = await sql<HoldRow>`
    select t.price_level_id as "levelId", t.holder_kind as kind, t.holder_id as name, count(*)::int as tickets
    from tickets t
    where t.seller_id = ${sellerId} and t.holder_kind in ('house', 'draw', 'guest')
      and t.price_level_id in (select price_level_id from (${eventPieces.levelsOfEvents(sellerId, [eventId])}) w)
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, isReleasable: row.kind !== 'draw' && isNamedByStaff(row.name) }));
}

export const officeStock = {
  hall: readOfficeHall,
  reportSeats,
  namedSeats: findNamedSeats,
  lockSeats,
  ofEvents: stockOfEvents,
  onSale: stockOnSale,
  holdsOfEvent,
  add: addStock,
  none: nothingInStock,
};
