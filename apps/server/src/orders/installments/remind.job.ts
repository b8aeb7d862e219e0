// AWARD-06: three days before an installment, and a month before its card ends. Every node runs it; each payment is told
// about once, by whoever marks it first.
import { isCardLetterDue, isReminderDue } from '@stagedoor/rules/plans/installment-reminders';
import { sql } from 'kysely';
import { cardsById } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { queueReminder } from '../mails/reminder-mail.ts';
import type { ReminderKind } from '../mails/reminder-mail.ts';
import { lockPayment } from './lock-payment.ts';
import type { LockedPayment } from './lock-payment.ts';

interface RemindNeeds {
  db: Db;
  log: Logger;
  publicAddress: PublicAddress;
}

interface Coming {
  seller_id: number;
  payment_id: number;
}

const A_PAGE = 200;
const FAR_DAYS = 400;

/** Those that are to come and of which something may still be told. */
async function findComing(db: Db, now: Date, after: Coming): Promise<Coming[]> {
  const until = new Date(now.getTime() + FAR_DAYS * 86_400_000);
  const { rows } = await sql<Coming>`
    select seller_id, payment_id from order_payments
    where captured_at is null and voided_at is null and next_try_at is not null and due_day > ${now}::date
      and due_day < ${until}::date and (reminded_at is null or card_told is distinct from payment_method_id)
      and (seller_id, payment_id) > (${after.seller_id}::int, ${after.payment_id}::int)
    order by seller_id, payment_id limit ${A_PAGE}`.execute(db);
  return rows;
}

async function wantedFor(tx: Tx, { payment }: LockedPayment, now: Date): Promise<ReminderKind[]> {
  const { due_day, seller_id, payment_method_id, reminded_at, card_told } = payment;
  if (due_day === null || payment.captured_at || payment.voided_at || payment.next_try_at === null) return [];
  const card = (await cardsById(tx, seller_id, [payment_method_id])).get(payment_method_id);
  const isCardDue =
    card !== undefined && card_told !== payment_method_id && isCardLetterDue(card.expiration, due_day, now);
  return [
    ...(reminded_at === null && isReminderDue(due_day, now) ? (['installment-reminder'] as const) : []),
    ...(isCardDue ? (['installment-card'] as const) : []),
  ];
}

async function remindOne({ db, publicAddress }: RemindNeeds, key: Coming, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockPayment(tx, key.seller_id, key.payment_id);
    if (!locked || locked.order.state === 'STATUS_ORDER_CANCELED') return;
    for (const kind of await wantedFor(tx, locked, now)) {
      await queueReminder(tx, kind, { ...locked, publicAddress }, now);
      const told =
        kind === 'installment-reminder'
          ? sql`reminded_at = ${now}`
          : sql`card_told = ${locked.payment.payment_method_id}`;
      await sql`update order_payments set ${told}
        where seller_id = ${key.seller_id} and payment_id = ${key.payment_id}`.execute(tx);
    }
  });
}

export async function remindInstallments(needs: RemindNeeds, now: Date): Promise<void> {
  let after: Coming = { seller_id: 0, payment_id: 0 };
  for (;;) {
    const page = await findComing(needs.db, now, after);
    for (const key of page) {
      try {
        await remindOne(needs, key, now);
      } catch (error) {
        needs.log.error({ err: error, payment: key.payment_id }, 'a customer could not be reminded');
      }
    }
    if (page.length < A_PAGE) return;
    after = page.at(-1)!;
  }
}
