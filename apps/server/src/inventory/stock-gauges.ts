import { sql } from 'kysely';
import type { Gauge } from '../platform/gauge.ts';
import './tables.ts';

/** Kept level by level, so that counting them is cheap however many are sold. */
export const stockGauges: Gauge[] = [
  {
    name: 'tickets',
    help: 'Tickets by state: held in carts, held by the house, for draws, for guests and for waiting lists, sold, and free.',
    labels: ['state'],
    read: async (db, { sellerIds }) => {
      const { rows } = await sql<
        Record<'carts' | 'house' | 'draw' | 'guests' | 'waiting' | 'sold' | 'free', number>
      >`
        select coalesce(sum(held - held_by_house - held_by_draw - held_by_guests - held_by_waiting), 0)::float8 as carts,
          coalesce(sum(held_by_house), 0)::float8 as house, coalesce(sum(held_by_draw), 0)::float8 as draw,
          coalesce(sum(held_by_guests), 0)::float8 as guests,
          coalesce(sum(held_by_waiting), 0)::float8 as waiting, coalesce(sum(sold), 0)::float8 as sold,
          coalesce(sum(capacity - held - sold), 0)::float8 as free
        from level_stock where seller_id = any(${sellerIds}::int[])`.execute(db);
      return Object.entries(rows[0] ?? {}).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
];
