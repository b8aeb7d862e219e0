import { CallError } from '@stagedoor/client/call-error';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** A fault is tried once more by itself; a refusal is an answer. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && error.isFault;

interface Known {
  /** Answers that are there already, by `answerKey`. */
  answers: Record<string, unknown>;
  /** When they were given. */
  now: string;
}

export function createQueryClient({ answers, now }: Known): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const updatedAt = Date.parse(now);
  for (const [key, answer] of Object.entries(answers)) client.setQueryData([key], answer, { updatedAt });
  return client;
}
