import { CallError } from '@stagedoor/client/call-error';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** A fault is tried once more by itself; a refusal is an answer. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && error.isFault;

export function createQueryClient(answers: Record<string, unknown>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: FRESH_MS, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  for (const [key, answer] of Object.entries(answers)) client.setQueryData([key], answer);
  return client;
}
