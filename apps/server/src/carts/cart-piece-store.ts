// What is known of a cart, as pieces of other people's statements.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CartKey } from './cart-store.ts';

/** Whose a cart is by now, as a piece of somebody else's statement. */
export const customerOfCart = ({ sellerId, cartUuid }: CartKey): RawBuilder<number> =>
  sql`(select user_id from carts where seller_id = ${sellerId} and cart_uuid = ${cartUuid})`;

/** The card that a cart was given, likewise. */
export const chosenCard = (sellerId: number, cartUuid: string): RawBuilder<string | null> =>
  sql`(select payment_method_uuid from carts where seller_id = ${sellerId} and cart_uuid = ${cartUuid})`;

/** The events that a cart's bill is for, likewise. */
export const billedEvents = ({ sellerId, cartUuid }: CartKey): RawBuilder<number> =>
  sql`(select (line ->> 'eventId')::int from carts, jsonb_array_elements(bill -> 'lines') as line
    where seller_id = ${sellerId} and cart_uuid = ${cartUuid})`;
