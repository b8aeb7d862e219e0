import { useSyncExternalStore } from 'react';
import { onCartChange, recallCart } from './cart-in-progress.ts';

/** The cart that this browser holds tickets in, in whichever tab that began. */
export const useCartInProgress = (): string | undefined =>
  useSyncExternalStore(onCartChange, recallCart, () => undefined);
