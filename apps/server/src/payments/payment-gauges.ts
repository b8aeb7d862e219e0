import { sql } from 'kysely';
import { aDayBefore } from '../platform/gauge.ts';
import type { Gauge } from '../platform/gauge.ts';
import './tables.ts';

export const paymentGauges: Gauge[] = [
  {
    name: 'payments_open',
    help: 'Attempts to move money whose outcome is not known yet, by state.',
    labels: ['state'],
    read: async (db) => {
      const { rows } = await sql<{ state: string; value: number }>`
        select state, count(*)::int as value from payment_intents
        where look_at is not null group by state`.execute(db);
      return rows.map(({ state, value }) => ({ labels: { state }, value }));
    },
  },
  {
    name: 'payments_oldest_seconds',
    help: 'For how long the oldest attempt without an outcome has been under way.',
    read: async (db, { now }) => {
      const { rows } = await sql<{ since: Date | null }>`
        select min(created_at) as since from payment_intents
        where look_at is not null and state in ('dispatched', 'unknown')`.execute(db);
      const since = rows[0]?.since;
      return [{ value: since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0 }];
    },
  },
  {
    name: 'money_day_cents',
    help: 'What was captured and what was given back in the last 24 hours, in the smallest units of each currency.',
    labels: ['kind', 'currency'],
    read: async (db, { sellerIds, now }) => {
      const { rows } = await sql<{ kind: string; currency: string; value: number }>`
        select kind, currency, coalesce(sum(abs(amount_cents)), 0)::float8 as value from ledger
        where seller_id = any(${sellerIds}::int[]) and recorded_at >= ${aDayBefore(now)}
        group by kind, currency`.execute(db);
      return rows.map(({ kind, currency, value }) => ({ labels: { kind, currency }, value }));
    },
  },
];
