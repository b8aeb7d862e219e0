import type { Address } from '@stagedoor/contract/entities/address';
import type { CartState } from '@stagedoor/rules/machines/cart';
import type { ColumnType, Generated } from 'kysely';
import type { HeldCode } from '../codes/index.ts';
import type { LineOffer, OrderBill } from '../orders/index.ts';

export interface CartsTable {
  seller_id: number;
  cart_uuid: string;
  outlet_id: number;
  session_id: string;
  user_id: number | null;
  state: CartState;
  created_at: Date;
  deadline: Date;
  /** From where it was opened, as a hash. */
  network: string | null;
  /** Kept with the contract's own names. */
  shipping_address: ColumnType<Address | null, string | null, string | null>;
  delivery_method_uuid: string | null;
  /** What it cost when it was chosen. */
  delivery_price_cents: number | null;
  payment_method_uuid: string | null;
  /** The code that it was opened with, as it was then. */
  code: ColumnType<HeldCode | null, string | null, never>;
  /** The offer of a waiting list that it was opened from. */
  offer_uuid: ColumnType<string | null, string | null | undefined, never>;
  /** What is being paid for, as it was priced when the charge was sent. */
  bill: ColumnType<OrderBill | null, string | null, string | null>;
  /** Where the bank asks, while it is paid for. */
  confirm_url: Generated<string | null>;
  /** Its clock has stood still for that, which it does once. */
  clock_stopped: Generated<boolean>;
  /** Why the last try to pay failed. */
  payment_problem: string | null;
  /** Kept with the contract's own names, the last one last. */
  declined_cards: ColumnType<DeclinedCard[], string | undefined, string>;
}

/** A card that a bank has refused for this cart. */
export interface DeclinedCard {
  paymentMethodUuid: string;
  at: string;
}

export interface CartLinesTable {
  seller_id: number;
  cart_uuid: string;
  price_level_id: number;
  quantity: number;
  is_add_on: boolean;
  together: boolean;
  /** Seat by seat, on the map. */
  chosen: boolean;
  /** What a ticket of this line cost when it came into the cart. */
  offer: ColumnType<LineOffer | null, string | null, never>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    carts: CartsTable;
    cart_lines: CartLinesTable;
  }
}
