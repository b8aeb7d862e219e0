import { sql } from 'kysely';
import type { Gauge } from '../platform/gauge.ts';
import './tables.ts';

export const mailGauges: Gauge[] = [
  {
    name: 'mail_waiting',
    help: 'Letters that are due and have not left yet.',
    read: async (db, { now }) => {
      const { rows } = await sql<{ value: number }>`
        select count(*)::int as value from mails where state = 'waiting' and due_at <= ${now}`.execute(db);
      return rows;
    },
  },
  {
    name: 'mail_oldest_seconds',
    help: 'For how long the oldest letter that has not left has been written.',
    read: async (db, { now }) => {
      const { rows } = await sql<{ since: Date | null }>`
        select min(created_at) as since from mails where state = 'waiting'`.execute(db);
      const since = rows[0]?.since;
      return [{ value: since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0 }];
    },
  },
  {
    name: 'mail_dead',
    help: 'Letters that were given up: they need a person.',
    read: async (db, { sellerIds }) => {
      const { rows } = await sql<{ value: number }>`
        select count(*)::int as value from mails
        where seller_id = any(${sellerIds}::int[]) and state = 'dead'`.execute(db);
      return rows;
    },
  },
];
