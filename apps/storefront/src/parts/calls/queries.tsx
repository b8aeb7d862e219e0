import { QueryClientProvider } from '@tanstack/react-query';
import { useToasts } from '@stagedoor/ui/toast';
import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { PageContext } from '../page/page-context.ts';
import { queryClientOf } from './query-client-of.ts';

/** Around everything that asks the server. Lazy screens have it already; the first one needs none. */
export function Queries({ children }: { children: ReactNode }) {
  const client = queryClientOf(use(PageContext));
  const { beginAnew } = useToasts();
  // SHELL-12: what was said against an action goes when it is tried again.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending')
          beginAnew(String(event.mutation.options.mutationKey?.[0]));
      }),
    [client, beginAnew],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
