// PROG-12: what was kept until a moment and was not paid by then ends by itself, and the seats come back.
import { counterMessages } from '@stagedoor/rules/messages/counter';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { cancelUnpaid } from '../charging/cancel-unpaid.ts';
import { isIdle, lockPayment } from '../installments/lock-payment.ts';
import { queueLapsedLetter } from '../mails/lapsed-mail.ts';
import { findLapsed } from './lapsed-store.ts';
import type { Lapsed } from './lapsed-store.ts';

interface LapseNeeds {
  db: Db;
  log: Logger;
  publicAddress: PublicAddress;
}

const AT_ONCE = 200;

/** A charge that is under way is waited for: whoever pressed in time has the tickets if it goes through. */
async function lapse(needs: LapseNeeds, { sellerId, paymentId }: Lapsed, now: Date): Promise<void> {
  await inTransaction(needs.db, async (tx) => {
    const locked = await lockPayment(tx, sellerId, paymentId);
    if (!locked) return;
    const { order, payment } = locked;
    const until = payment.pay_until;
    const isOpen = payment.captured_at === null && payment.voided_at === null;
    if (until === null || until > now || !isOpen || order.state === 'STATUS_ORDER_CANCELED') return;
    if (!(await isIdle(tx, locked))) return;
    const author = { kind: 'job', id: 'lapse unpaid' } as const;
    const ending = { seats: 'free', author, reason: counterMessages.notPaid } as const;
    const ended = await cancelUnpaid(tx, order, ending, now);
    await queueLapsedLetter(tx, needs, ended, until, now);
  });
}

/** Every node may run it: whoever locks the order first does it. One that fails keeps no other waiting. */
export async function lapseUnpaid(needs: LapseNeeds, now: Date): Promise<void> {
  for (const each of await findLapsed(needs.db, now, AT_ONCE)) {
    try {
      await lapse(needs, each, now);
    } catch (error) {
      needs.log.error({ err: error, payment: each.paymentId }, 'an unpaid order could not be ended');
    }
  }
}
