import { QueryClientProvider } from '@tanstack/react-query';
import { use } from 'react';
import type { ReactNode } from 'react';
import { PageContext } from '../page/page-context.ts';
import { queryClientOf } from './query-client.ts';

/** Around everything that asks the server. Lazy screens have it already; the first one needs none. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(use(PageContext))}>{children}</QueryClientProvider>;
}
