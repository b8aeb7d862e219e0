import { CallError } from '@stagedoor/client/call-error';
import { createCart } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { askCart } from '../../parts/cart/ask-cart.ts';
import type { Calls } from '../../parts/calls/calls.ts';
import type { ChosenLevel } from './use-quantities.ts';

/** Whether a cart holds what was asked for: then the answer was lost, not the tickets. */
const holds = (cart: Cart, chosen: readonly ChosenLevel[]): boolean =>
  cart.state === 'REVIEW' &&
  cart.lines.length === chosen.length &&
  chosen.every(({ level, quantity }) =>
    cart.lines.some((line) => line.priceLevelId === level.id && line.quantity === quantity),
  );

/** Holds them. Where no answer comes, it is looked up whether they are held before anything is said. */
export async function holdTickets({ client }: Calls, chosen: readonly ChosenLevel[]): Promise<Cart> {
  const lines = chosen.map(({ level, quantity }) => ({ priceLevelId: level.id, quantity }));
  try {
    return await client.send(createCart, { lines });
  } catch (error) {
    if (!(error instanceof CallError && error.isFault)) throw error;
    const open = await askCart(client, undefined).catch(() => undefined);
    if (open && holds(open, chosen)) return open;
    throw error;
  }
}
