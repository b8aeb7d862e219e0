import { sql } from 'kysely';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { keysetPieces } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { StrayEnd } from './stray-store.ts';
import '../tables.ts';

interface StrayRow {
  transaction_id: string;
  ref: string;
  kind: 'charge' | 'refund';
  amount_cents: number;
  currency: Currency;
  last_four: string;
  submitted_at: Date;
  found_at: Date;
  settled_at: Date | null;
  became: StrayEnd | null;
}

const keyset = {
  columns: {
    found: {
      column: sql`found_at`,
      type: 'timestamptz',
      valueOf: (row: StrayRow) => row.found_at,
    },
  },
  id: { column: sql`transaction_id`, type: 'text', valueOf: (row: StrayRow) => row.transaction_id },
  begin: '-found',
} as const;

export async function countStrays(db: Db): Promise<{ matching: number; open: number }> {
  const { rows } = await sql<{ matching: number; open: number }>`
    select count(*)::int as matching, (count(*) filter (where settled_at is null))::int as open
    from stray_charges`.execute(db);
  return firstOf(rows);
}

export async function readStrays(db: Db, asked: Parameters<typeof keysetPieces>[1]) {
  const pieces = keysetPieces<StrayRow>(keyset, asked);
  const { rows } = await sql<StrayRow>`
    select transaction_id, ref, kind, amount_cents, currency, last_four, submitted_at, found_at, settled_at, became
    from stray_charges where ${pieces.beyond} order by ${pieces.order} limit ${pieces.limit}`.execute(db);
  return pieces.page(rows);
}
