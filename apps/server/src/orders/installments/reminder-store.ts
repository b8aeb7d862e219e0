import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { ReminderKind } from '../mails/reminder-mail.ts';
import type { PaymentRow } from '../order-store.ts';
import '../tables.ts';

export interface Coming {
  seller_id: number;
  payment_id: number;
}

export const A_PAGE = 200;
const FAR_DAYS = 400;

/** Those that are to come and of which something may still be told. */
export async function findComing(db: Db, now: Date, after: Coming): Promise<Coming[]> {
  const until = new Date(now.getTime() + FAR_DAYS * 86_400_000);
  const { rows } = await sql<Coming>`
    select seller_id, payment_id from order_payments
    where captured_at is null and voided_at is null and next_try_at is not null and due_day > ${now}::date
      and due_day < ${until}::date and (reminded_at is null or card_told is distinct from payment_method_id)
      and (seller_id, payment_id) > (${after.seller_id}::int, ${after.payment_id}::int)
    order by seller_id, payment_id limit ${A_PAGE}`.execute(db);
  return rows;
}

/** The letter is written: nobody writes it again. */
export async function markReminded(
  tx: Tx,
  { seller_id, payment_id, payment_method_id }: PaymentRow,
  kind: ReminderKind,
  now: Date,
): Promise<void> {
  const told =
    kind === 'installment-reminder' ? sql`reminded_at = ${now}` : sql`card_told = ${payment_method_id}`;
  await sql`update order_payments set ${told}
    where seller_id = ${seller_id} and payment_id = ${payment_id}`.execute(tx);
}
