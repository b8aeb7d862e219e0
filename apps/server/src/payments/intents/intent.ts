import type { Currency } from '@stagedoor/rules/money/currencies';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { Selectable } from 'kysely';
import { TEST_ACCOUNT } from '../gateway/payment-gateway.ts';
import type { PaymentIntentsTable } from '../tables.ts';

export type IntentRow = Selectable<PaymentIntentsTable>;

/** One attempt to move money, as the business sees it. */
export interface Intent {
  sellerId: number;
  ref: string;
  kind: 'charge' | 'return';
  targetKind: string;
  targetId: string;
  attempt: number;
  amountCents: number;
  currency: Currency;
  paymentMethodId: number;
  lastFour: string;
  /** SETUP-08: at the stand-in, for an outlet that is tested. */
  isTest: boolean;
  state: PaymentIntentState;
  transactionId: string | undefined;
  /** Where the bank asks the customer, while that is waited for, and since when. */
  confirmUrl: string | undefined;
  waitingSince: Date | undefined;
  /** Why no money moved, in the gateway's words: `2` and `This transaction has been declined.` */
  problem: Problem | undefined;
}

export interface Problem {
  code: string;
  message: string;
}

export function asIntent(row: IntentRow): Intent {
  return {
    sellerId: row.seller_id,
    ref: row.ref,
    kind: row.kind,
    targetKind: row.target_kind,
    targetId: row.target_id,
    attempt: row.attempt,
    amountCents: row.amount_cents,
    currency: row.currency,
    paymentMethodId: row.payment_method_id,
    lastFour: row.last_four,
    isTest: row.gateway === TEST_ACCOUNT,
    state: row.state,
    transactionId: row.transaction_id ?? undefined,
    confirmUrl: row.confirm_url ?? undefined,
    waitingSince: row.waiting_since ?? undefined,
    problem:
      row.problem_code === null ? undefined : { code: row.problem_code, message: row.problem_text ?? '' },
  };
}
