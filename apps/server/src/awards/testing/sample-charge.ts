// A declined payment of an award, and a charge that nobody knows the outcome of, in the box office's test world.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { sampleDraw } from './sample-draw.ts';

interface Found {
  paymentId: number;
  orderId: number;
}

/** A published draw's one order, as soon as the task has made it. */
async function orderOf({ database }: OfficeWorld, seriesId: number): Promise<Found> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<Found>`
      select payment_id as "paymentId", order_id as "orderId" from order_payments
      where run = ${String(seriesId)}`.execute(database.db);
    if (rows[0]) return rows[0];
    await sleep(50);
  }
  throw new Error('The award has not become an order');
}

async function awarded(world: OfficeWorld, browser: OfficeBrowser): Promise<Found> {
  const { seriesId } = await sampleDraw(world, browser, 'drawn');
  const { status } = await browser.send('draws/publish', { seriesId, charges: 1 });
  if (status !== 200) throw new Error('The sample could not be published');
  return orderOf(world, seriesId);
}

/** Declined an hour ago, with two days left. */
async function sampleDeclined(world: OfficeWorld, browser: OfficeBrowser): Promise<number> {
  const { paymentId, orderId } = await awarded(world, browser);
  const hours = (many: number): string =>
    new Date(world.clock.now().getTime() + many * 3_600_000).toISOString();
  await world.database.runScript(`
    update order_payments set waits = false, next_try_at = null, tries = 1, failed_at = '${hours(-1)}',
      failed_message = 'ErrorCode 2 - This transaction has been declined.', grace_until = '${hours(48)}'
      where payment_id = ${paymentId};
    update orders set state = 'STATUS_ORDER_PAYMENT_FAILED' where order_id = ${orderId}`);
  return paymentId;
}

/** Sent ten hours ago, never answered, never listed. */
async function sampleUndecided(world: OfficeWorld, browser: OfficeBrowser): Promise<{ ref: string }> {
  const { paymentId } = await awarded(world, browser);
  const digits = String(paymentId).padStart(14, '0');
  const ref = `SAMPLE${digits.replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!)}`;
  const at = new Date(world.clock.now().getTime() - 10 * 3_600_000).toISOString();
  await world.database.runScript(`
    update order_payments set waits = false, next_try_at = null where payment_id = ${paymentId};
    insert into payment_intents (seller_id, ref, kind, target_kind, target_id, attempt, amount_cents, payment_method_id,
        gateway_profile_id, gateway_card_id, last_four, request_hash, state, sent_at, unanswered_at, first_absent_at,
        problem_code, problem_text, look_at, created_at)
      select 1, '${ref}', 'charge', 'order-payment', payment_id::text, 99, amount_cents, payment_method_id, '1', '1', '1111',
        'x', 'attention', '${at}', '${at}', '${at}', 'contradiction', 'The gateway does not know it', '2099-01-01', '${at}'
      from order_payments where payment_id = ${paymentId}`);
  return { ref };
}

type Where = [world: OfficeWorld, browser: OfficeBrowser];

/** An input for each call of the room that changes something. */
export const chargingSamples = {
  retryCharges: {
    input: async (...where: Where) => ({ paymentIds: [await sampleDeclined(...where)], reason: 'New card' }),
    isOfSeller: true,
  },
  extendGrace: {
    input: async (...where: Where) => ({
      paymentId: await sampleDeclined(...where),
      hours: 24,
      reason: 'On holiday',
    }),
    isOfSeller: true,
  },
  letGo: {
    input: async (...where: Where) => ({
      paymentIds: [await sampleDeclined(...where)],
      reason: 'Asked for it',
    }),
    isOfSeller: true,
  },
  askGateway: { input: sampleUndecided, isOfSeller: true },
  settleCharge: {
    input: async (...where: Where) => ({
      ...(await sampleUndecided(...where)),
      reason: 'Not at the gateway',
    }),
    isOfSeller: true,
  },
};
