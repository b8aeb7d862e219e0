// AWARD-06: three days before an installment, and a month before its card ends. Every node runs it; each payment is told
// about once, by whoever marks it first.
import { isCardLetterDue, isReminderDue } from '@stagedoor/rules/plans/installment-reminders';
import { lastOf } from '@stagedoor/rules/values/last-of';
import { cardsById } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { queueReminder } from '../mails/reminder-mail.ts';
import type { ReminderKind } from '../mails/reminder-mail.ts';
import { A_PAGE, findComing, markReminded } from './reminder-store.ts';
import type { Coming } from './reminder-store.ts';
import { lockPayment } from './lock-payment.ts';
import type { LockedPayment } from './lock-payment.ts';

interface RemindNeeds {
  db: Db;
  log: Logger;
  publicAddress: PublicAddress;
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
      await markReminded(tx, locked.payment, kind, now);
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
    after = lastOf(page);
  }
}
