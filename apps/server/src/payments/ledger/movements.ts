import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import '../tables.ts';

export interface Span {
  /** Days of the seller's, both of them within. */
  from: string;
  to: string;
}

/** From the first minute of a day to the last one of another, by the seller's clock. */
export const within = (
  sellerId: number,
  column: RawBuilder<unknown>,
  { from, to }: Span,
): RawBuilder<unknown> => {
  const zone = ofSeller.zone(sellerId);
  return sql`${column} >= (${from}::timestamp at time zone ${zone})
    and ${column} < ((${to}::timestamp + interval '1 day') at time zone ${zone})`;
};

export type MovementKind = 'captured' | 'declined' | 'refunded' | 'voided' | 'disputed' | 'reinstated';

interface MovementPieces {
  /** All of them, where it is left out. */
  kind?: MovementKind | undefined;
  /** What stands at the end of each half, on its moment and its reference: further conditions, an order and a limit. */
  end?: (at: RawBuilder<unknown>, ref: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const is = (kind: 'capture' | 'disputed' | 'reinstated'): RawBuilder<unknown> => sql`l.kind = ${kind}`;
const booked: Record<MovementKind, RawBuilder<unknown>> = {
  captured: is('capture'),
  declined: sql`false`,
  refunded: sql`l.kind = 'return' and i.return_by is distinct from 'void'`,
  voided: sql`l.kind = 'return' and i.return_by = 'void'`,
  disputed: is('disputed'),
  reinstated: is('reinstated'),
};

/**
 * A piece of a statement: every movement of money in these days and every charge that was declined, with the charge that
 * it belongs to (`charge_ref`) and what was to be paid (`target_kind`, `target_id`). Cents count up whatever the kind.
 * What moved by hand has its method where the others have their kind of card.
 */
export const movementsWithin = (
  sellerId: number,
  span: Span,
  { kind, end = () => sql`` }: MovementPieces = {},
): RawBuilder<unknown> => sql`
  (select l.recorded_at as at, l.ref, abs(l.amount_cents) as cents,
    case when l.kind = 'capture' then 'captured' when l.dispute_id is not null then l.kind
      when i.return_by = 'void' then 'voided' else 'refunded' end as kind,
    coalesce(d.ref, i.of_ref, l.ref) as charge_ref, l.target_kind, l.target_id, l.transaction_id,
    coalesce(c.card_type, initcap(l.method)) as card_type, coalesce(i.last_four, '') as last_four, null::text as problem
  from ledger l
  left join disputes d on d.seller_id = l.seller_id and d.dispute_id = l.dispute_id
  left join payment_intents i on i.seller_id = l.seller_id and i.ref = coalesce(l.intent_ref, d.ref)
  left join payment_methods c on c.seller_id = i.seller_id and c.payment_method_id = i.payment_method_id
  where l.seller_id = ${sellerId} and ${within(sellerId, sql`l.recorded_at`, span)} and ${kind ? booked[kind] : sql`true`}
    ${end(sql`l.recorded_at`, sql`l.ref`)})
  union all
  (select i.settled_at, i.ref, i.amount_cents, 'declined', i.ref, i.target_kind, i.target_id, i.transaction_id,
    c.card_type, i.last_four, i.problem_text
  from payment_intents i
  join payment_methods c on c.seller_id = i.seller_id and c.payment_method_id = i.payment_method_id
  where i.seller_id = ${sellerId} and i.kind = 'charge' and i.state in ('declined', 'failed', 'closed')
    and ${within(sellerId, sql`i.settled_at`, span)} and ${kind && kind !== 'declined' ? sql`false` : sql`true`}
    ${end(sql`i.settled_at`, sql`i.ref`)})`;

/** The seller's day on which money moved, or was refused, for the first time. */
export async function firstMovement(db: Db, sellerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least(
      (select min(l.recorded_at) from ledger l where l.seller_id = ${sellerId}),
      (select min(i.settled_at) from payment_intents i
        where i.seller_id = ${sellerId} and i.kind = 'charge' and i.state in ('declined', 'failed', 'closed')))
      at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day`.execute(db);
  return firstOf(rows).day ?? undefined;
}

interface Moved {
  captured: number;
  capturedCents: number;
  returned: number;
  returnedCents: number;
}

/** What the books took down on one day. */
export async function movedOn(db: Db, sellerId: number, day: string): Promise<Moved> {
  const { rows } = await sql<Moved>`
    select (count(*) filter (where l.kind = 'capture'))::int as captured,
      coalesce(sum(l.amount_cents) filter (where l.kind = 'capture'), 0)::float8 as "capturedCents",
      (count(*) filter (where l.kind = 'return'))::int as returned,
      coalesce(-sum(l.amount_cents) filter (where l.kind = 'return'), 0)::float8 as "returnedCents"
    from ledger l
    where l.seller_id = ${sellerId} and ${within(sellerId, sql`l.recorded_at`, { from: day, to: day })}`.execute(
    db,
  );
  return firstOf(rows);
}
