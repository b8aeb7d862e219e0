import { sql } from 'kysely';
import { aDayBefore } from '../platform/gauge.ts';
import type { Gauge } from '../platform/gauge.ts';
import './tables.ts';

export const orderGauges: Gauge[] = [
  {
    name: 'orders_day',
    help: 'Orders of the last 24 hours, by outlet and state.',
    labels: ['outlet', 'state'],
    read: async (db, { sellerIds, now }) => {
      const { rows } = await sql<{ outlet: number; state: string; value: number }>`
        select outlet_id as outlet, state, count(*)::int as value from orders
        where seller_id = any(${sellerIds}::int[]) and created_at >= ${aDayBefore(now)} and not is_test
        group by outlet_id, state`.execute(db);
      return rows.map(({ outlet, state, value }) => ({ labels: { outlet, state }, value }));
    },
  },
  {
    name: 'revenue_day_cents',
    help: 'What the orders of the last 24 hours come to, in the smallest units of their currency, by outlet; canceled ones do not count.',
    labels: ['outlet', 'currency'],
    read: async (db, { sellerIds, now }) => {
      const { rows } = await sql<{ outlet: number; currency: string; value: number }>`
        select outlet_id as outlet, currency, coalesce(sum(owed_cents), 0)::float8 as value from orders
        where seller_id = any(${sellerIds}::int[]) and created_at >= ${aDayBefore(now)} and not is_test
          and state <> 'STATUS_ORDER_CANCELED'
        group by outlet_id, currency`.execute(db);
      return rows.map(({ outlet, currency, value }) => ({ labels: { outlet, currency }, value }));
    },
  },
];
