import { listStrays } from '@stagedoor/contract/calls/office/ledger';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { sql } from 'kysely';
import { keysetPieces } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { StrayEnd } from '../strays/stray-store.ts';
import '../tables.ts';

interface Row {
  transaction_id: string;
  ref: string;
  kind: 'charge' | 'refund';
  amount_cents: number;
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
      valueOf: (row: Row) => row.found_at,
    },
  },
  id: { column: sql`transaction_id`, type: 'text', valueOf: (row: Row) => row.transaction_id },
  begin: '-found',
} as const;

async function countStrays(db: Db): Promise<{ matching: number; open: number }> {
  const { rows } = await sql<{ matching: number; open: number }>`
    select count(*)::int as matching, (count(*) filter (where settled_at is null))::int as open
    from stray_charges`.execute(db);
  return rows[0]!;
}

/** What the gateway moved and our books could not explain, and what became of it. Nothing says whose outlet it was. */
export const listStraysHandler = (db: Db): Handler<'payments'> =>
  handle(listStrays, async (asked, { outletIds }) => {
    if (outletIds !== 'all') return { rows: [], matching: 0, isExact: true, open: 0 };
    const pieces = keysetPieces<Row>(keyset, asked);
    const [{ rows: found }, count] = await Promise.all([
      sql<Row>`
        select transaction_id, ref, kind, amount_cents, last_four, submitted_at, found_at, settled_at, became
        from stray_charges where ${pieces.beyond} order by ${pieces.order} limit ${pieces.limit}`.execute(db),
      countStrays(db),
    ]);
    const { rows, ...pages } = pieces.page(found);
    return {
      ...pages,
      ...count,
      isExact: true,
      rows: rows.map((row) => ({
        transactionId: row.transaction_id,
        ref: row.ref,
        kind: row.kind,
        cents: row.amount_cents,
        card: maskedCard(row.last_four),
        submittedAt: row.submitted_at,
        foundAt: row.found_at,
        settledAt: row.settled_at ?? undefined,
        became: row.became ?? undefined,
      })),
    };
  });
