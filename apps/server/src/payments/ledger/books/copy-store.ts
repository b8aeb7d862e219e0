import { sql } from 'kysely';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Db } from '../../../platform/db/tables.ts';
import type { FoundDispute, ListedTransaction } from '../../gateway/payment-gateway.ts';
import '../../tables.ts';

const moved = ({ status, amountCents }: ListedTransaction): number =>
  status === 'captured' ? amountCents : status === 'refunded' ? -amountCents : 0;

interface CopiedMovement {
  transaction_id: string;
  ref: string;
  profile_id: string | null;
  cents: number;
  currency: Currency;
  status: string;
  submitted_at: string;
}

const asMovement = (told: ListedTransaction): CopiedMovement => ({
  transaction_id: told.transactionId,
  ref: told.ref,
  profile_id: told.profileId ?? null,
  cents: moved(told),
  currency: told.currency,
  status: told.status,
  submitted_at: told.submittedAt.toISOString(),
});

/** What a bank has taken stands under the charge that it is about. */
const asDisputed = (told: FoundDispute): CopiedMovement => ({
  transaction_id: told.disputeId,
  ref: told.ref,
  profile_id: null,
  cents: told.isTaken ? -told.amountCents : 0,
  currency: told.currency,
  status: 'disputed',
  submitted_at: told.openedAt.toISOString(),
});

async function keep(db: Db, gateway: string, copied: readonly CopiedMovement[]): Promise<void> {
  const rows = copied.map((row) => ({ ...row, gateway }));
  // One transaction may be told twice: the last word counts.
  const last = [...new Map(rows.map((row) => [row.transaction_id, row])).values()];
  await sql`
    insert into gateway_movements
    select * from jsonb_populate_recordset(null::gateway_movements, ${JSON.stringify(last)}::jsonb)
    on conflict (transaction_id) do update set cents = excluded.cents, status = excluded.status`.execute(db);
}

export const keepMovements = (db: Db, gateway: string, listed: readonly ListedTransaction[]): Promise<void> =>
  keep(db, gateway, listed.map(asMovement));

export const keepDisputed = (db: Db, gateway: string, told: readonly FoundDispute[]): Promise<void> =>
  keep(db, gateway, told.map(asDisputed));

export interface CopiedBooks {
  since: Date;
  until: Date;
  compared_until: Date | null;
}

export const findCopied = (db: Db, gateway: string): Promise<CopiedBooks | undefined> =>
  db
    .selectFrom('gateway_books')
    .select(['since', 'until', 'compared_until'])
    .where('gateway', '=', gateway)
    .executeTakeFirst();

/** What was copied before is never forgotten by a look that ends earlier. */
export async function markCopied(db: Db, gateway: string, since: Date, until: Date): Promise<void> {
  await sql`
    insert into gateway_books (gateway, since, until) values (${gateway}, ${since}, ${until})
    on conflict (gateway) do update set until = greatest(gateway_books.until, excluded.until)`.execute(db);
}

export async function markCompared(db: Db, gateway: string, until: Date): Promise<void> {
  await db
    .updateTable('gateway_books')
    .set({ compared_until: until })
    .where('gateway', '=', gateway)
    .execute();
}
