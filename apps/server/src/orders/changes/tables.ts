import type { OrderChangeState } from '@stagedoor/rules/machines/order-change';
import type { OrderReturnState } from '@stagedoor/rules/machines/order-return';
import type { ColumnType, Generated } from 'kysely';
import type { BillLine } from '../order-bill.ts';

export type OrderChangeKind = 'refund' | 'cancellation' | 'upgrade' | 'award' | 'seats';

export interface OrderChangesTable {
  seller_id: number;
  change_id: Generated<number>;
  order_id: number;
  kind: OrderChangeKind;
  state: OrderChangeState;
  /** What it adds to what is owed, or takes off it. */
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
  shipping_cents: number;
  plan_fee_cents: number;
  total_cents: number;
  /** The lines that it buys, as they were priced. */
  buys: ColumnType<BillLine[], string, never>;
  /** Where the seats go that it gives back; none: on sale. */
  seats_to_kind: 'house' | 'draw' | 'guest' | null;
  seats_to_id: string | null;
  /** The house's hold from which the seats come that an upgrade buys; none: from sale. */
  seats_from: Generated<string | null>;
  author_kind: 'customer' | 'staff' | 'job';
  author_id: string;
  reason: string;
  undo_until: Date | null;
  problem: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
  effective_at: Generated<Date | null>;
}

export interface OrderChangeLinesTable {
  seller_id: number;
  order_id: number;
  change_id: number;
  line_id: number;
  quantity: number;
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
  /** Of what goes of prices and fees. */
  included_taxes_cents: Generated<number>;
}

export interface OrderReturnsTable {
  seller_id: number;
  return_id: Generated<number>;
  order_id: number;
  change_id: number;
  payment_id: number;
  amount_cents: number;
  way: 'gateway' | 'other';
  state: OrderReturnState;
  intent_ref: Generated<string | null>;
  /** What was given back by hand of what had been taken by hand. */
  hand_ref: Generated<string | null>;
  note: Generated<string | null>;
  /** The one that the gateway refused, and that this one is instead of. */
  replaces: Generated<number | null>;
  created_at: Date;
  settled_at: Generated<Date | null>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    order_changes: OrderChangesTable;
    order_change_lines: OrderChangeLinesTable;
    order_returns: OrderReturnsTable;
  }
}
