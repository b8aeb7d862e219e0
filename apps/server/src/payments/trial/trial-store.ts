// The attempts of a card that an owner tries: the last charge at a gateway, and what was sent to give it back.
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** What the charge of a tried card is for. One at a time: the target takes no other while it lives. */
export const CARD_TRIAL = { kind: 'card-trial', id: 'card' } as const;

export interface LastTrial {
  charge: PaymentIntentState;
  back: PaymentIntentState | null;
  amountCents: number;
  currency: Currency;
  card: string;
  problem: string | null;
  at: Date;
}

interface Where {
  sellerId: number;
  gateway: string;
  /** Its keys are those of now since then; null: they are the server's, whatever they were. */
  since: Date | null;
}

export async function lastTrial(db: Db, { sellerId, gateway, since }: Where): Promise<LastTrial | undefined> {
  const { rows } = await sql<LastTrial>`
    select i.state as charge, i.amount_cents as "amountCents", i.currency, i.created_at as at,
      m.card_type || ' ' || i.last_four as card, i.problem_text as problem,
      (select r.state from payment_intents r where r.seller_id = i.seller_id and r.of_ref = i.ref
       order by r.attempt desc limit 1) as back
    from payment_intents i
    join payment_methods m on m.seller_id = i.seller_id and m.payment_method_id = i.payment_method_id
    where i.seller_id = ${sellerId} and i.target_kind = ${CARD_TRIAL.kind} and i.target_id = ${CARD_TRIAL.id}
      and i.gateway = ${gateway} and i.created_at >= coalesce(${since}::timestamptz, i.created_at)
    order by i.attempt desc limit 1`.execute(db);
  return rows[0];
}
