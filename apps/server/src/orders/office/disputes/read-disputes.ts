// What banks ask back, with the order that each charge was for.
import type { DisputedCharge } from '@stagedoor/contract/calls/office/disputes';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { officePayments } from '../../../payments/index.ts';
import type { ToldDispute } from '../../../payments/index.ts';
import { keysetPieces } from '../../../platform/db/keyset.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../../order-payment-kind.ts';
import { atTheirOutlets } from '../ledger/moved-money.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import '../../tables.ts';

interface Row extends ToldDispute {
  unique_id: string | null;
  last_four: string;
}

/** A charge that no order came of is seen by those who see every outlet. */
const disputed = (scope: OrderScope): RawBuilder<unknown> => sql`
  select d.*, o.unique_id
  from (${officePayments.disputedCharges(scope.sellerId)}) d
  left join order_payments p on p.seller_id = ${scope.sellerId} and p.intent_ref = d.ref
  left join order_payments t on p.payment_id is null and t.seller_id = ${scope.sellerId}
    and t.payment_id = case when d.target_kind = ${ORDER_PAYMENT}::text then d.target_id::int end
  left join orders o on o.seller_id = ${scope.sellerId} and o.order_id = coalesce(p.order_id, t.order_id)
  where ${atTheirOutlets(scope, undefined, sql`o.outlet_id`)}`;

const keyset = {
  columns: {
    opened: { column: sql`"openedAt"`, type: 'timestamptz', valueOf: (row: Row) => row.openedAt },
  },
  id: { column: sql`"disputeId"`, type: 'text', valueOf: (row: Row) => row.disputeId },
  begin: '-opened',
} as const;

const describe = (row: Row): DisputedCharge => ({
  id: row.disputeId,
  ref: row.ref,
  order: row.unique_id === null ? undefined : orderNumber(row.unique_id),
  card: maskedCard(row.last_four),
  cents: row.amountCents,
  currency: row.currency,
  reason: row.reason,
  state: row.state,
  isTaken: row.isTaken,
  answerBy: row.answerBy ?? undefined,
  openedAt: row.openedAt,
  endedAt: row.endedAt ?? undefined,
});

export async function readDisputes(db: Db, scope: OrderScope, asked: KeysetQuestion) {
  const pieces = keysetPieces<Row>(keyset, asked);
  const { rows: found } = await sql<Row>`
    select * from (${disputed(scope)}) d where ${pieces.beyond} order by ${pieces.order} limit ${pieces.limit}`.execute(
    db,
  );
  const { rows, ...pages } = pieces.page(found);
  return { rows: rows.map(describe), ...pages };
}

export interface CountedDisputes {
  matching: number;
  toAnswer: number;
  /** The first day on which one must be answered. */
  answerBy: Date | null;
}

export async function countDisputes(db: Db, scope: OrderScope): Promise<CountedDisputes> {
  const { rows } = await sql<CountedDisputes>`
    select count(*)::int as matching, (count(*) filter (where state = 'to-answer'))::int as "toAnswer",
      min("answerBy") filter (where state = 'to-answer') as "answerBy"
    from (${disputed(scope)}) d`.execute(db);
  return firstOf(rows);
}
