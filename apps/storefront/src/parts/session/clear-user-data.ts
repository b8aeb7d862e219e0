import type { QueryClient } from '@tanstack/react-query';

/** Carts, requests in progress and drafts are kept in the tab under names that begin so. */
export const DRAFT_PREFIX = 'draft:';

/** Forgets everything that belongs to the customer; the outlet and its events stay. */
export function clearUserData(queryClient: QueryClient, storage: Storage): void {
  queryClient.removeQueries({ predicate: ({ meta }) => isPersonal(meta?.['access']) });
  queryClient.getMutationCache().clear();
  for (const name of Object.keys(storage)) if (name.startsWith(DRAFT_PREFIX)) storage.removeItem(name);
}

const isPersonal = (access: unknown): boolean => access === 'visitor' || access === 'customer';
