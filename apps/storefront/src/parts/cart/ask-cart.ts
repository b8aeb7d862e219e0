import type { Client } from '@stagedoor/client/create-client';
import { getCart } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';

export const askCart = (client: Client, uuid: string | undefined): Promise<Cart> =>
  client.send(getCart, { uuid });
