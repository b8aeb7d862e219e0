import type { Address } from '@stagedoor/contract/entities/address';
import type { CartState } from '@stagedoor/rules/machines/cart';
import type { ColumnType } from 'kysely';

export interface CartsTable {
  seller_id: number;
  cart_uuid: string;
  outlet_id: number;
  session_id: string;
  user_id: number | null;
  state: CartState;
  created_at: Date;
  deadline: Date;
  /** Kept with the contract's own names. */
  shipping_address: ColumnType<Address | null, string | null, string | null>;
  delivery_method_uuid: string | null;
  payment_method_uuid: string | null;
}

export interface CartLinesTable {
  seller_id: number;
  cart_uuid: string;
  price_level_id: number;
  quantity: number;
  is_add_on: boolean;
  together: boolean;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    carts: CartsTable;
    cart_lines: CartLinesTable;
  }
}
