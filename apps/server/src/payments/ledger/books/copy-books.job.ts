// The gateway's lists by time, copied into a table: what a page lays beside our books, without asking the gateway itself.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { ListedTransaction, PaymentGateway } from '../../gateway/payment-gateway.ts';
import { AGAIN_MS, compareCopy } from './compare-copy.ts';
import '../../tables.ts';

const DAY_MS = 86_400_000;
/** The first copy goes back so far. */
const FIRST_DAYS = 31;

const moved = ({ status, amountCents }: ListedTransaction): number =>
  status === 'captured' ? amountCents : status === 'refunded' ? -amountCents : 0;

async function keep(db: Db, listed: readonly ListedTransaction[]): Promise<void> {
  const rows = listed.map((told) => ({
    transaction_id: told.transactionId,
    ref: told.ref,
    profile_id: told.profileId ?? null,
    cents: moved(told),
    status: told.status,
    submitted_at: told.submittedAt.toISOString(),
  }));
  // One transaction may be told twice: the last word counts.
  const last = [...new Map(rows.map((row) => [row.transaction_id, row])).values()];
  await sql`
    insert into gateway_movements
    select * from jsonb_populate_recordset(null::gateway_movements, ${JSON.stringify(last)}::jsonb)
    on conflict (transaction_id) do update set cents = excluded.cents, status = excluded.status`.execute(db);
}

interface CopyNeeds {
  db: Db;
  gateway: Pick<PaymentGateway, 'listTransactions'>;
}

/** Where the gateway does not answer, the copy stays as whole as it was. */
export async function copyBooks({ db, gateway }: CopyNeeds, now: Date): Promise<void> {
  const former = await db.selectFrom('gateway_copies').selectAll().executeTakeFirst();
  const since = new Date(former ? former.until.getTime() - AGAIN_MS : now.getTime() - FIRST_DAYS * DAY_MS);
  for await (const listed of gateway.listTransactions({ since, now })) await keep(db, listed);
  await sql`
    insert into gateway_copies (since, until) values (${since}, ${now})
    on conflict (only_row) do update set until = greatest(gateway_copies.until, excluded.until)`.execute(db);
  await compareCopy(db);
}
