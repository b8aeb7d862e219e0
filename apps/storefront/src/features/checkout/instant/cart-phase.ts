import { CallError } from '@stagedoor/client/call-error';
import type { HeldCart } from '../../../parts/cart/held-cart.ts';

/**
 * - `none`: no cart to check out here; the address leads home
 * - `gone`: it was here a moment ago and was released elsewhere
 */
export type CartPhase = 'loading' | 'failed' | 'none' | 'gone' | 'live' | 'expired' | 'paying' | 'ordered';

interface CartAnswer {
  data: HeldCart | undefined;
  error: Error | null;
}

const meansNoCart = (error: Error): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

/** What has become of the cart this page is about. `named` is the one in the address, if it names one. */
export function cartPhase({ data, error }: CartAnswer, named: string | undefined): CartPhase {
  if (!data) {
    if (!error) return 'loading';
    return meansNoCart(error) ? 'none' : 'failed';
  }
  if (named !== undefined && data.cart.uuid !== named) return 'none';
  if (data.ended) return data.ended === 'EXPIRED' ? 'expired' : 'gone';
  switch (data.cart.state) {
    case 'PAYING':
      return 'paying';
    case 'ORDERED':
      return 'ordered';
    case 'REVIEW':
    case 'CHECKOUT':
      return error && meansNoCart(error) ? 'gone' : 'live';
    case 'EXPIRED':
    case 'RELEASED':
      return 'none';
  }
}
