// Asks the gateway what became of an attempt, and says it in the words of an answer.
import { mayRepeat } from '@stagedoor/rules/cards/absent-payment';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { required } from '@stagedoor/rules/values/required';
import { onTrouble } from '../gateway/on-trouble.ts';
import { GatewayTrouble } from '../gateway/payment-gateway.ts';
import type { FoundTransaction, PaymentGateway } from '../gateway/payment-gateway.ts';
import { answerWords, keepLook } from './evidence.ts';
import { targetOf } from './intent-needs.ts';
import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { findIntent } from './intent-store.ts';
import { carryOut } from './send-intent.ts';
import type { IntentOutcome } from './settle-intent.ts';

/** Undefined: the gateway does not know of it. What it says is kept, and that it says nothing. */
export async function lookUpIntent(needs: IntentNeeds, row: IntentRow): Promise<IntentOutcome | undefined> {
  const keep = (answer: string): Promise<void> => keepLook(needs.db, row, answer, needs.clock.now());
  const look = async () => {
    const outcome = await askGateway(needs, row);
    await keep(answerWords(outcome));
    return outcome;
  };
  return onTrouble(look, async (trouble) => {
    await keep('no answer');
    throw trouble;
  });
}

async function askGateway(needs: IntentNeeds, row: IntentRow): Promise<IntentOutcome | undefined> {
  const { adapter: gateway } = await needs.gateways.at(row);
  if (row.kind === 'return' && row.return_by === 'void') return lookUpVoid(needs, gateway, row);
  const found = row.transaction_id
    ? await gateway.findTransaction(row.transaction_id)
    : await gateway.findByRef({ ref: row.ref, profileId: row.gateway_profile_id, since: row.created_at });
  if (found) return outcomeOf(row, found);
  return gateway.repeatIsSafe && isRepeatable(needs, row) ? repeat(needs, row) : undefined;
}

/** GATE-03: where the reference is a key, the order itself is the surest question. */
function isRepeatable(needs: IntentNeeds, row: IntentRow): boolean {
  if (row.state !== 'unknown') return false;
  const sentAt = row.sent_at ?? row.created_at;
  const mayBeSentAgain = targetOf(needs, row.target_kind).whenAbsent === 'send-again';
  const facts = { sentAt, unansweredAt: row.unanswered_at ?? sentAt, mayBeSentAgain };
  return mayRepeat(facts, needs.clock.now());
}

/** An answer that says nothing leaves it absent from the lists, which it is. */
async function repeat(needs: IntentNeeds, row: IntentRow): Promise<IntentOutcome | undefined> {
  const answer = await carryOut(needs, row);
  if (answer.kind === 'not-sent') throw new GatewayTrouble('unreachable', answer.reason);
  return answer.kind === 'unknown' ? undefined : answer;
}

/** GATE-06: nobody confirms it any more. Should somebody have done so at this moment, that wins. */
export async function withdrawIntent(needs: IntentNeeds, row: IntentRow): Promise<IntentOutcome | undefined> {
  const { adapter } = await needs.gateways.at(row);
  const found = await adapter.withdraw(required(row.transaction_id, 'charge that is waited for'));
  return found && outcomeOf(row, found);
}

/** A void leaves no transaction of its own: the charge says that it was voided. */
async function lookUpVoid(
  { db }: IntentNeeds,
  gateway: PaymentGateway,
  row: IntentRow,
): Promise<IntentOutcome | undefined> {
  const origin = await findIntent(db, row.of_ref!);
  const found = await gateway.findTransaction(origin!.transaction_id!);
  return found?.status === 'voided' ? { kind: 'approved', transactionId: found.transactionId } : undefined;
}

function outcomeOf(row: IntentRow, found: FoundTransaction): IntentOutcome {
  if (found.ref !== row.ref || found.amountCents !== row.amount_cents || found.currency !== row.currency) {
    const [theirs, ours] = [
      formatMoney(found.amountCents, found.currency),
      formatMoney(row.amount_cents, row.currency),
    ];
    return {
      kind: 'contradiction',
      message: `The gateway has ${theirs} under ${found.transactionId}, we have ${ours}`,
    };
  }
  const { status, transactionId } = found;
  if (status === (row.kind === 'charge' ? 'captured' : 'refunded'))
    return { kind: 'approved', transactionId };
  if (status === 'held') return { kind: 'held', transactionId };
  if (status === 'waiting' && found.confirmUrl !== undefined)
    return { kind: 'needs-customer', transactionId, confirmUrl: found.confirmUrl };
  // A bank's no leaves it to be paid; only we withdraw it, and may never have heard that it was done.
  if (status === 'voided' && row.waiting_since !== null) return { kind: 'left-alone' };
  if (status === 'declined' || status === 'voided') return { kind: 'declined', code: status, message: '' };
  return { kind: 'unknown', reason: status };
}
