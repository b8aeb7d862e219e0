import { createQueryClient } from '@stagedoor/asking/query-client';
import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from '../page/page-state.ts';

const clients = new WeakMap<PageState, QueryClient>();

/** The answers of a page: those it came with, and those it asked for since. */
export function queryClientOf(page: PageState): QueryClient {
  const client = clients.get(page) ?? createQueryClient(page);
  clients.set(page, client);
  return client;
}
