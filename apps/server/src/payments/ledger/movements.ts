import { TIME_ZONE } from '@stagedoor/rules/dates';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import '../tables.ts';

export interface Span {
  /** Days in New York, both of them within. */
  from: string;
  to: string;
}

const startOf = (day: string): RawBuilder<unknown> =>
  sql`(${day}::timestamp at time zone ${TIME_ZONE}::text)`;
export const within = (column: RawBuilder<unknown>, { from, to }: Span): RawBuilder<unknown> =>
  sql`${column} >= ${startOf(from)} and ${column} < ((${to}::timestamp + interval '1 day') at time zone ${TIME_ZONE}::text)`;

/**
 * A piece of a statement: every movement of money in these days and every charge that was declined, with the charge that
 * it belongs to (`charge_ref`) and what was to be paid (`target_kind`, `target_id`). Cents count up whatever the kind.
 */
export const movementsWithin = (sellerId: number, span: Span): RawBuilder<unknown> => sql`
  select l.recorded_at as at, l.ref, abs(l.amount_cents) as cents,
    case when l.kind = 'capture' then 'captured' when i.return_by = 'void' then 'voided' else 'refunded' end as kind,
    coalesce(i.of_ref, l.ref) as charge_ref, i.target_kind, i.target_id, l.transaction_id, c.card_type,
    i.last_four, null::text as problem
  from ledger l
  join payment_intents i on i.seller_id = l.seller_id and i.ref = l.ref
  join payment_methods c on c.seller_id = i.seller_id and c.payment_method_id = i.payment_method_id
  where l.seller_id = ${sellerId} and ${within(sql`l.recorded_at`, span)}
  union all
  select i.settled_at, i.ref, i.amount_cents, 'declined', i.ref, i.target_kind, i.target_id, i.transaction_id,
    c.card_type, i.last_four, i.problem_text
  from payment_intents i
  join payment_methods c on c.seller_id = i.seller_id and c.payment_method_id = i.payment_method_id
  where i.seller_id = ${sellerId} and i.kind = 'charge' and i.state in ('declined', 'failed', 'closed')
    and ${within(sql`i.settled_at`, span)}`;
