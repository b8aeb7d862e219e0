import { CallError } from '@stagedoor/client/call-error';
import { createCart } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { askCart } from '../cart/ask-cart.ts';
import type { Calls } from '../calls/calls.ts';

/** So many of a level, or these very seats of it. */
export interface Wish {
  level: { id: number };
  quantity: number;
  ticketIds?: readonly number[];
}

/** Whether a cart holds what was asked for: then the answer was lost, not the tickets. */
const holds = (cart: Cart, chosen: readonly Wish[]): boolean =>
  cart.state === 'REVIEW' &&
  cart.lines.length === chosen.length &&
  chosen.every(({ level, quantity, ticketIds = [] }) =>
    cart.lines.some(
      (line) =>
        line.priceLevelId === level.id &&
        line.quantity === quantity &&
        ticketIds.every((id) => line.seatInfo.manifest.some(({ ticketId }) => ticketId === id)),
    ),
  );

/** Holds them. Where no answer comes, it is looked up whether they are held before anything is said. */
export async function holdTickets(
  { client }: Calls,
  chosen: readonly Wish[],
  code: string | undefined,
): Promise<Cart> {
  const lines = chosen.map(({ level, quantity, ticketIds }) => ({
    priceLevelId: level.id,
    quantity,
    ticketIds: ticketIds && [...ticketIds],
  }));
  try {
    return await client.send(createCart, { lines, code });
  } catch (error) {
    if (!(error instanceof CallError && error.isFault)) throw error;
    const open = await askCart(client, undefined).catch(() => undefined);
    if (open && open.code?.code === code && holds(open, chosen)) return open;
    throw error;
  }
}
