import type { Address } from '@stagedoor/contract/entities/address';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { HandMethod } from '@stagedoor/rules/money/hand-methods';
import type { OrderState } from '@stagedoor/rules/machines/order';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface OrdersTable {
  seller_id: number;
  order_id: Generated<number>;
  unique_id: string;
  outlet_id: number;
  /** A customer, a guest by the request that was approved, or whoever stood at the counter. */
  user_id: number | null;
  guest_request_uuid: Generated<string | null>;
  counter_sale_uuid: Generated<string | null>;
  buyer_first_name: Generated<string | null>;
  buyer_last_name: Generated<string | null>;
  /** The request that it was awarded to. */
  series_request_id: Generated<number | null>;
  cart_uuid: string | null;
  state: OrderState;
  email: string;
  /** In which it was placed, and its buyer is written to. */
  language: Generated<string | null>;
  currency: Currency;
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
  shipping_cents: number;
  code: Generated<string | null>;
  plan_fee_cents: Generated<number>;
  total_cents: number;
  paid_cents: Generated<number>;
  returned_cents: Generated<number>;
  /** What its changes have added to what is owed, and taken off it. */
  added_cents: Generated<number>;
  credited_cents: Generated<number>;
  /** The bill and its changes. */
  owed_cents: GeneratedAlways<number>;
  /** Without add-ons and canceled ones; its lines keep it. */
  tickets: Generated<number>;
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
  /** SETUP-08: placed while its outlet was tested; since when nobody sees it any more. */
  is_test: Generated<boolean>;
  hidden_at: Generated<Date | null>;
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

/** What was asked for and taken back, for the order's story; what waits stands with its event. */
export interface UpgradeWishesTable {
  seller_id: number;
  wish_id: Generated<number>;
  order_id: number;
  outlet_event_id: number;
  item_id: number;
  what: 'asked' | 'withdrawn';
  at: Date;
}

export interface OrderLinesTable {
  seller_id: number;
  line_id: Generated<number>;
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
  /** What price and fees contain. */
  included_ppm: Generated<number>;
  unit_off_cents: Generated<number>;
  unit_off_fees_cents: Generated<number>;
  taxes_cents: number;
  /** How many of its tickets were canceled, and when the last of them was. */
  canceled: Generated<number>;
  canceled_at: Generated<Date | null>;
  refund_requested_at: Generated<Date | null>;
  /** Which of its tickets are asked back; none named: all. */
  refund_tickets: ColumnType<number[] | null, string | null | undefined, string | null>;
  /** The change that bought it; none: bought with the order. */
  change_id: Generated<number | null>;
}

/** A ticket as it was sold. */
export interface OrderTicketsTable {
  seller_id: number;
  line_id: number;
  ticket_id: number;
  rank: number;
  section_name: string | null;
  row_name: string | null;
  seat_name: string | null;
  section_position: number | null;
  row_position: number | null;
  seat_position: number | null;
  canceled_at: Generated<Date | null>;
  /** The change that asks for it, or has canceled it. */
  change_id: Generated<number | null>;
}

export interface OrderPaymentsTable {
  seller_id: number;
  payment_id: Generated<number>;
  order_id: number;
  sort: number;
  amount_cents: number;
  due_day: Generated<string | null>;
  /** None where nobody has named a card: it is paid at the counter, or by a link. */
  payment_method_id: number | null;
  intent_ref: Generated<string | null>;
  /** PROG-12: the money that was taken by hand. */
  hand_ref: Generated<string | null>;
  hand_method: Generated<HandMethod | null>;
  /** Until then it may be paid; afterwards its order is canceled. */
  pay_until: Generated<Date | null>;
  captured_at: Generated<Date | null>;
  failed_at: Generated<Date | null>;
  failed_message: Generated<string | null>;
  /** How often it was charged by itself. */
  tries: Generated<number>;
  next_try_at: Generated<Date | null>;
  /** When the try that is under way was due: should it turn out not to have been sent, it still is. */
  due_before_try: Generated<Date | null>;
  /** What it pays for; none: the order as it was bought. */
  change_id: Generated<number | null>;
  voided_at: Generated<Date | null>;
  /** The voided payment that it stands for. */
  replaces: Generated<number | null>;
  /** What of it goes back, or has gone. */
  returning_cents: Generated<number>;
  /** An award's: the run that charges it. */
  run: Generated<string | null>;
  /** Nobody charges it before the run says so. */
  waits: Generated<boolean>;
  /** How long it may be mended when it is declined, and until when it may. */
  grace_hours: Generated<number | null>;
  grace_until: Generated<Date | null>;
  grace_extended: Generated<number>;
  reminded_at: Generated<Date | null>;
  /** The card that was written about because it will not last. */
  card_told: Generated<number | null>;
}

/** The request's own payment that a payment came from. */
interface OrderPaymentRequestsTable {
  seller_id: number;
  payment_id: number;
  request_payment_id: number;
  request_payment_uuid: string;
}

export interface MobileTicketsTable {
  seller_id: number;
  mobile_ticket_uuid: string;
  /** None: revoked, and of a sale that is not known any more. */
  line_id: number | null;
  ticket_id: number;
  order_id: number;
  issued_at: Date;
  revoked_at: Generated<Date | null>;
  /** The friend who has it, and since when. */
  sent_to: Generated<string | null>;
  sent_at: Generated<Date | null>;
  end_told_at: Generated<Date | null>;
}

/** What was sold to be shown on a phone and is not there yet. */
interface TicketsToIssueTable {
  seller_id: number;
  line_id: number;
  ticket_id: number;
}

/** The page with all tickets of an order. */
interface TicketPagesTable {
  seller_id: number;
  page_uuid: string;
  order_id: number;
  made_at: Date;
  revoked_at: Generated<Date | null>;
}

/** What a seller signs tickets with. */
interface TicketKeysTable {
  seller_id: number;
  key_id: number;
  public_key: string;
  sealed_key: string;
  made_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_events: OrderEventsTable;
    upgrade_wishes: UpgradeWishesTable;
    order_lines: OrderLinesTable;
    order_tickets: OrderTicketsTable;
    order_payments: OrderPaymentsTable;
    order_payment_requests: OrderPaymentRequestsTable;
    mobile_tickets: MobileTicketsTable;
    tickets_to_issue: TicketsToIssueTable;
    ticket_pages: TicketPagesTable;
    ticket_keys: TicketKeysTable;
  }
}
