import type { Currency } from '@stagedoor/rules/money/currencies';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** One attempt to move money, as its story is told. */
export interface ToldIntent {
  ref: string;
  kind: 'charge' | 'return';
  attempt: number;
  amountCents: number;
  currency: Currency;
  lastFour: string;
  state: PaymentIntentState;
  transactionId: string | null;
  confirmUrl: string | null;
  problemCode: string | null;
  problemText: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

interface WhichIntents {
  sellerId: number;
  targetKind: string;
  targetIds: readonly string[];
  /** Of other targets, such as the cart that an order came of. */
  refs: readonly string[];
}

/** Every attempt for these targets, with what went back of them; the first one first. */
export async function intentsOf(db: Db, which: WhichIntents): Promise<ToldIntent[]> {
  const { sellerId, targetKind, targetIds, refs } = which;
  const { rows } = await sql<ToldIntent>`
    select i.ref, i.kind, i.attempt, i.amount_cents as "amountCents", i.currency, i.last_four as "lastFour", i.state,
      i.transaction_id as "transactionId", i.confirm_url as "confirmUrl", i.problem_code as "problemCode", i.problem_text as "problemText",
      i.created_at as "createdAt", i.settled_at as "settledAt"
    from payment_intents i
    where i.seller_id = ${sellerId} and (
      (i.target_kind = ${targetKind} and i.target_id = any (${targetIds}::text[]))
      or i.ref = any (${refs}::text[]) or i.of_ref = any (${refs}::text[]))
    order by i.created_at, i.ref`.execute(db);
  return rows;
}
