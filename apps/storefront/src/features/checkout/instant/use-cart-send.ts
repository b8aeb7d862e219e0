import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import type { Call } from '@stagedoor/contract/call';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { useSend } from '@stagedoor/asking/use-send';
import { useCartKeeper } from '../../../parts/cart/use-cart.ts';
import { useCheckout } from './use-checkout.ts';

interface CartSend<I> {
  /** The cart afterwards, or undefined when the server refused. */
  send: (input: I) => Promise<Cart | undefined>;
  busy: boolean;
  problem: string | undefined;
}

/** Sends a change of the cart. What the server says against it stays on the page until the next try. */
export function useCartSend<I>(call: Call<I, Cart>, onRefused?: (error: unknown) => boolean): CartSend<I> {
  const { mutateAsync, isPending } = useSend(call);
  const keeper = useCartKeeper();
  const { reread } = useCheckout();
  const [problem, setProblem] = useState<string>();

  async function send(input: I): Promise<Cart | undefined> {
    setProblem(undefined);
    try {
      const cart = await mutateAsync(input);
      keeper.keep(cart);
      return cart;
    } catch (error) {
      if (error instanceof CallError && error.code === 'CART_GONE') await reread();
      else if (!onRefused?.(error)) setProblem(wordsOf(error));
      return undefined;
    }
  }

  return { send, busy: isPending, problem };
}
