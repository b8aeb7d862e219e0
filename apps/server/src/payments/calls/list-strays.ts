import { listStrays } from '@stagedoor/contract/calls/office/ledger';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countStrays, readStrays } from '../strays/read-strays.ts';

/** What the gateway moved and our books could not explain, and what became of it. Nothing says whose outlet it was. */
export const listStraysHandler = (db: Db): Handler<'payments'> =>
  handle(listStrays, async (asked, { outletIds }) => {
    if (outletIds !== 'all') return { rows: [], matching: 0, isExact: true, open: 0 };
    const [{ rows, ...pages }, count] = await Promise.all([readStrays(db, asked), countStrays(db)]);
    return {
      ...pages,
      ...count,
      isExact: true,
      rows: rows.map((row) => ({
        transactionId: row.transaction_id,
        ref: row.ref,
        kind: row.kind,
        cents: row.amount_cents,
        currency: row.currency,
        card: maskedCard(row.last_four),
        submittedAt: row.submitted_at,
        foundAt: row.found_at,
        settledAt: row.settled_at ?? undefined,
        became: row.became ?? undefined,
      })),
    };
  });
