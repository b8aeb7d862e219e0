// What banks ask back, as stories and lists tell it.
import type { DisputeState } from '@stagedoor/rules/cards/dispute';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface ToldDispute {
  disputeId: string;
  /** The charge. */
  ref: string;
  amountCents: number;
  currency: Currency;
  reason: string;
  state: DisputeState;
  answerBy: Date | null;
  openedAt: Date;
  endedAt: Date | null;
  /** The bank has it at this moment. */
  isTaken: boolean;
}

/** A piece of a statement: every dispute of a seller with its charge, its card and what was to be paid. */
export const disputedCharges = (sellerId: number): RawBuilder<unknown> => sql`
  select d.dispute_id as "disputeId", d.ref, d.amount_cents as "amountCents", d.currency, d.reason, d.state,
    d.answer_by as "answerBy", d.opened_at as "openedAt", d.ended_at as "endedAt",
    coalesce((select sum(l.amount_cents) from ledger l
      where l.seller_id = d.seller_id and l.dispute_id = d.dispute_id), 0) < 0 as "isTaken",
    i.last_four, i.target_kind, i.target_id
  from disputes d join payment_intents i on i.seller_id = d.seller_id and i.ref = d.ref
  where d.seller_id = ${sellerId}`;

/** Those of these charges, the first one first. */
export async function disputesOf(db: Db, sellerId: number, refs: readonly string[]): Promise<ToldDispute[]> {
  const { rows } = await sql<ToldDispute>`
    select * from (${disputedCharges(sellerId)}) d where d.ref = any (${refs}::text[])
    order by "openedAt", "disputeId"`.execute(db);
  return rows;
}
