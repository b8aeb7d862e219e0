import { CallError } from '@stagedoor/client/call-error';
import { QueryClient } from '@tanstack/react-query';
import type { PageState } from '../page/page-state.ts';

const FRESH_MS = 60_000;

/** A fault is tried once more by itself; a refusal is an answer. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && error.isFault;

function create({ answers, now }: PageState): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: FRESH_MS, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const updatedAt = Date.parse(now);
  for (const [key, answer] of Object.entries(answers)) client.setQueryData([key], answer, { updatedAt });
  return client;
}

const clients = new WeakMap<PageState, QueryClient>();

/** The answers of a page: those it came with, and those it asked for since. */
export function queryClientOf(page: PageState): QueryClient {
  const client = clients.get(page) ?? create(page);
  clients.set(page, client);
  return client;
}
