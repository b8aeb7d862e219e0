// The one open cart of this visitor: the server has it, every page of this tab shares one copy.
import type { Cart } from '@stagedoor/contract/entities/cart';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { fetchCode } from '@stagedoor/asking/fetch-code';
import { readClock } from '../countdown/clock.ts';
import { useSession } from '../session/use-session.ts';
import { useEffect } from 'react';
import { forgetCart, onCartElsewhere, recallCart, rememberCart } from './cart-in-progress.ts';
import { useCartInProgress } from './use-cart-in-progress.ts';
import { heldCart } from './held-cart.ts';
import type { HeldCart } from './held-cart.ts';

const everyCart = ['cart'];
const cartKey = (uuid: string | undefined) => [...everyCart, uuid ?? 'open'];
/** How often a payment whose outcome is not known is asked about. */
const PAYING_MS = 3000;

interface CartQuestion {
  /** Without it the cart in progress of this browser is meant. */
  uuid?: string | undefined;
  enabled?: boolean | undefined;
}

/** Asks again whenever somebody comes back to the tab: another one may have changed the cart. */
export function useCart({ uuid, enabled = true }: CartQuestion = {}) {
  const calls = useCalls();
  const { phase } = useSession();
  const queryClient = useQueryClient();
  const inProgress = useCartInProgress();
  const asked = uuid ?? inProgress;
  // CART-20: every tab is told at once what another one did.
  useEffect(
    () => onCartElsewhere(() => void queryClient.invalidateQueries({ queryKey: everyCart })),
    [queryClient],
  );
  return useQuery({
    queryKey: cartKey(asked),
    queryFn: async () => {
      const { askCart } = await fetchCode(() => import('./ask-cart.ts'));
      const cart = await askCart((await calls()).client, asked);
      return heldCart(cart, readClock().wall, queryClient.getQueryData<HeldCart>(cartKey(asked)));
    },
    enabled: enabled && phase !== 'checking',
    meta: { access: 'visitor' },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.cart.state === 'PAYING' ? PAYING_MS : false),
  });
}

export interface CartKeeper {
  keep: (cart: Cart) => void;
  /** The named one, or whichever is in progress. */
  forget: (uuid?: string) => void;
}

/** Puts an answer where every page finds it, or forgets the cart. */
export function useCartKeeper(): CartKeeper {
  const queryClient = useQueryClient();
  return {
    keep(cart) {
      rememberCart(cart.uuid);
      queryClient.setQueryData<HeldCart>(cartKey(cart.uuid), (before) =>
        heldCart(cart, readClock().wall, before),
      );
    },
    forget(uuid = recallCart()) {
      forgetCart(uuid);
      queryClient.removeQueries({ queryKey: cartKey(uuid) });
    },
  };
}
