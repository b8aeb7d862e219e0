// A decision that nobody has taken back happens: tickets are canceled, seats go on, money is sent back, a letter leaves.
import { returnWay } from '@stagedoor/rules/after-sale/return-way';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { handMethodWords } from '@stagedoor/rules/messages/hand-methods';
import type { HandMethod } from '@stagedoor/rules/money/hand-methods';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { ChangeRow, OrderRow, ReturnRow } from '../orders/index.ts';
import { officePayments } from '../payments/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { AfterSaleNeeds } from './after-sale-needs.ts';
import { queueDecisionLetter } from './letters/decision-letter.ts';
import { sendReturn } from './return-target.ts';
import { chargeUpgrade, undoDeclined } from './upgrades/carry-out-upgrade.ts';

/** An event that is called off has hundreds: they should not wait for each other's turn. */
const AT_ONCE = 200;

/** PROG-12: what came by hand is given back by whoever stands there. In a test nobody gave anything. */
async function leaveToPerson(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  order: OrderRow,
  row: ReturnRow,
  method: HandMethod,
  now: Date,
): Promise<void> {
  await changes.recordRefused(tx, row, afterSaleMessages.byHand(handMethodWords[method]), now);
  if (!order.is_test) return;
  const given = { note: testModeMessages.order, by: testModeMessages.order };
  await changes.recordOtherWay(tx, order, { ...row, state: 'refused' }, given, now);
}

/** What the gateway would not take is put before a person at once, with the reason. */
async function sendReturns(
  tx: Tx,
  needs: AfterSaleNeeds,
  order: OrderRow,
  change: ChangeRow,
  now: Date,
): Promise<void> {
  const { changes } = needs;
  for (const row of await changes.findReturns(tx, change)) {
    const payment = await changes.findPayment(tx, row);
    const { captured_at, amount_cents, intent_ref, hand_method, payment_method_id: cardId } = payment;
    const policy = (await officePayments.returnPolicies(tx, change.seller_id, [cardId]))(cardId);
    const captured = { amountCents: amount_cents, capturedAt: captured_at!, policy };
    const isTooOld = returnWay(captured, row.amount_cents, now).way === 'other';
    if (hand_method !== null) await leaveToPerson(tx, needs, order, row, hand_method, now);
    else if (isTooOld)
      await changes.recordRefused(tx, row, afterSaleMessages.tooOld(policy.longestDays ?? 0), now);
    else if (intent_ref === null) await changes.recordRefused(tx, row, afterSaleMessages.noCharge, now);
    else await sendReturn(tx, needs, row);
  }
}

/** A line that keeps some of its tickets has its answer: it asks no more. */
async function answerLines(tx: Tx, { changes }: AfterSaleNeeds, change: ChangeRow): Promise<void> {
  const { lines } = await changes.findParts(tx, change.seller_id, [change.order_id]);
  const going = new Set((await changes.goingOf(tx, [change])).map(({ lineId }) => lineId));
  const kept = lines.filter(
    (line) => going.has(line.line_id) && line.canceled_at === null && line.refund_requested_at !== null,
  );
  if (kept.length > 0)
    await changes.updateLines(
      tx,
      change.seller_id,
      kept.map(({ line_id }) => line_id),
      { refund_requested_at: null },
    );
}

/** The order must be locked, and no charge of it under way. Answers the order after it. */
export async function giveBack(
  tx: Tx,
  needs: AfterSaleNeeds,
  order: OrderRow,
  change: ChangeRow,
  now: Date,
): Promise<OrderRow> {
  const { changes, checkpoint } = needs;
  const after = await changes.takeEffect(tx, order, change, 0, now);
  await answerLines(tx, needs, change);
  await checkpoint('change took effect');
  await sendReturns(tx, needs, after, change, now);
  await checkpoint('returns planned');
  return after;
}

async function carryOut(
  tx: Tx,
  needs: AfterSaleNeeds,
  order: OrderRow,
  change: ChangeRow,
  now: Date,
): Promise<void> {
  const { checkpoint } = needs;
  const after = await giveBack(tx, needs, order, change, now);
  await queueDecisionLetter(tx, needs, after, change, now);
  await checkpoint('decision letter written');
}

async function carryOutOne(
  needs: AfterSaleNeeds,
  due: { seller_id: number; order_id: number; change_id: number },
  now: Date,
): Promise<void> {
  const { changes, checkpoint } = needs;
  await inTransaction(needs.db, async (tx) => {
    const order = await changes.lockOrder(tx, due.seller_id, due.order_id);
    const change = await changes.find(tx, due.seller_id, due.change_id);
    if (change.state !== 'approved') return;
    const facts = firstOf(await changes.refundFacts(tx, [order]));
    // Whatever becomes of the charge decides what goes back: it waits for it.
    if (facts.isCharging) return;
    // Nobody loses a seat before the new one is paid.
    if (change.kind === 'upgrade' && change.total_cents > 0)
      await chargeUpgrade(tx, needs, order, change, now);
    else await carryOut(tx, needs, order, change, now);
  });
  await checkpoint('change carried out');
}

/** Every node may run it: whoever locks the order first does it. One that fails keeps no other waiting. */
export async function carryOutDecisions(needs: AfterSaleNeeds, now: Date): Promise<void> {
  const decided = await needs.changes.changesToCarryOut(needs.db, now, AT_ONCE);
  for (const due of decided) {
    try {
      await carryOutOne(needs, due, now);
    } catch (error) {
      needs.log.error({ err: error, change: due.change_id }, 'a decision could not be carried out');
    }
  }
  if (decided.length > 0) await needs.captureDue(now);
  await undoDeclined(needs, now);
}
