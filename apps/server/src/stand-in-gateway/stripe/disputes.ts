// What banks ask back, in Stripe's shapes.
import type { Stripe } from 'stripe';
import type { Db } from '../../platform/db/tables.ts';
import { required } from '@stagedoor/rules/values/required';
import { findDispute, listDisputed } from '../store/dispute-store.ts';
import type { Dispute } from '../store/dispute-store.ts';
import { findTransaction } from '../store/transaction-store.ts';
import { missing } from './answers.ts';
import type { Asked, Served } from './asked.ts';
import { describeCharge, describeList, secondsOf } from './describe.ts';
import { idOf, numberIn } from './ids.ts';
import { pageAsked } from './lists.ts';

/** Its payment whole, or by its id alone. */
export async function describeDispute(db: Db, row: Dispute, isExpanded: boolean) {
  const charge = required(await findTransaction(db, 'stripe', row.transaction_id), 'disputed charge');
  const moved = [row.taken_at && -row.amount_cents, row.given_back_at && row.amount_cents];
  const amounts = moved.filter((cents): cents is number => cents !== null);
  return {
    id: idOf('du', row.dispute_id),
    object: 'dispute',
    amount: row.amount_cents,
    balance_transactions: amounts.map((amount) => ({ object: 'balance_transaction' as const, amount })),
    charge: `ch_${row.transaction_id}`,
    created: secondsOf(row.created_at),
    currency: charge.currency.toLowerCase(),
    evidence_details: { due_by: row.due_by && secondsOf(row.due_by), past_due: false },
    is_charge_refundable: row.taken_at === null,
    livemode: false,
    metadata: {},
    payment_intent: isExpanded ? describeCharge(charge, undefined) : idOf('pi', row.transaction_id),
    reason: row.reason,
    status: row.status,
  } satisfies Partial<Record<keyof Stripe.Dispute, unknown>>;
}

const expands = ({ fields }: Asked, what: string): boolean => fields['expand[0]'] === what;

export async function getDispute(asked: Asked): Promise<Served> {
  const { needs, id } = asked;
  const row = await findDispute(needs.db, numberIn('du', id));
  if (!row) throw missing('dispute', 'dispute', id, 404);
  return { body: await describeDispute(needs.db, row, expands(asked, 'payment_intent')) };
}

export async function listDisputes(asked: Asked): Promise<Served> {
  const { limit, after, since } = pageAsked(asked);
  const { db } = asked.needs;
  const before = after === undefined ? undefined : numberIn('du', after);
  const rows = await listDisputed(db, { since, before, limit: limit + 1 });
  const isExpanded = expands(asked, 'data.payment_intent');
  const shown = await Promise.all(rows.slice(0, limit).map((row) => describeDispute(db, row, isExpanded)));
  return { body: describeList('/v1/disputes', shown, rows.length > limit) };
}
