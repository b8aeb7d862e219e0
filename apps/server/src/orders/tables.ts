import type { Address } from '@stagedoor/contract/entities/address';
import type { OrderState } from '@stagedoor/rules/machines/order';
import type { ColumnType, Generated } from 'kysely';

export interface OrdersTable {
  seller_id: number;
  order_id: Generated<number>;
  unique_id: string;
  outlet_id: number;
  user_id: number;
  cart_uuid: string | null;
  state: OrderState;
  email: string;
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
  shipping_cents: number;
  plan_fee_cents: Generated<number>;
  total_cents: number;
  paid_cents: Generated<number>;
  returned_cents: Generated<number>;
  plan_enrolled: Generated<boolean>;
  payment_method_id: number | null;
  delivery_method_id: number | null;
  delivery_type_id: number | null;
  delivery_name: string | null;
  delivery_notes: string | null;
  /** Kept with the contract's own names. */
  shipping_address: ColumnType<Address | null, string | null, string | null>;
  tracking_number: Generated<string | null>;
  tracking_courier_code: Generated<string | null>;
  estimated_ship_day: Generated<string | null>;
  shipped_day: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

export interface OrderEventsTable {
  seller_id: number;
  order_id: number;
  outlet_event_id: number;
  upgrade_item_id: Generated<number | null>;
  /** The tour of that request: an order has one for each. */
  upgrade_tour_id: Generated<number | null>;
}

export interface OrderLinesTable {
  seller_id: number;
  order_id: number;
  price_level_id: number;
  outlet_event_id: number;
  item_id: number;
  item_name: string;
  level_name: string;
  is_add_on: boolean;
  quantity: number;
  unit_price_cents: number;
  unit_fees_cents: number;
  fees: ColumnType<{ name: string; valueCents: number }[], string, string>;
  tax_ppm: number;
  taxes_cents: number;
  canceled_at: Generated<Date | null>;
  refund_requested_at: Generated<Date | null>;
}

export interface OrderPaymentsTable {
  seller_id: number;
  payment_id: Generated<number>;
  order_id: number;
  sort: number;
  amount_cents: number;
  due_day: Generated<string | null>;
  payment_method_id: number;
  intent_ref: Generated<string | null>;
  captured_at: Generated<Date | null>;
  failed_at: Generated<Date | null>;
  failed_message: Generated<string | null>;
  /** How often it was charged by itself. */
  tries: Generated<number>;
  next_try_at: Generated<Date | null>;
}

export interface MobileTicketsTable {
  seller_id: number;
  mobile_ticket_uuid: string;
  ticket_id: number;
  order_id: number;
  issued_at: Date;
  revoked_at: Generated<Date | null>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_events: OrderEventsTable;
    order_lines: OrderLinesTable;
    order_payments: OrderPaymentsTable;
    mobile_tickets: MobileTicketsTable;
  }
}
