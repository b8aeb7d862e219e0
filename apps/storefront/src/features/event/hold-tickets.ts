import { createCart } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import type { Calls } from '../../parts/calls/calls.ts';
import type { ChosenLevel } from './use-quantities.ts';

export const holdTickets = ({ client }: Calls, chosen: readonly ChosenLevel[]): Promise<Cart> =>
  client.send(createCart, {
    lines: chosen.map(({ level, quantity }) => ({ priceLevelId: level.id, quantity })),
  });
