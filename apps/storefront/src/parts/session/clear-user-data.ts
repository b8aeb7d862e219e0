import type { QueryClient } from '@tanstack/react-query';
import { forgetCart } from '../cart/cart-in-progress.ts';
import { DRAFT_PREFIX } from '../draft-prefix.ts';

/** Forgets everything that belongs to the customer; the outlet and its events stay. */
export function clearUserData(queryClient: QueryClient, storage: Storage): void {
  queryClient.removeQueries({ predicate: ({ meta }) => isPersonal(meta?.['access']) });
  queryClient.getMutationCache().clear();
  for (const name of Object.keys(storage)) if (name.startsWith(DRAFT_PREFIX)) storage.removeItem(name);
  forgetCart();
}

const isPersonal = (access: unknown): boolean => access === 'visitor' || access === 'customer';
