import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AskingContext } from '@stagedoor/asking/asking-context';
import { ErrorBoundary } from '@stagedoor/screens/error-boundary';
import { ToastProvider } from '@stagedoor/ui/toast';
import type { KeyBoard } from '../parts/keys/key-board.ts';
import { KeyBoardContext } from '../parts/keys/use-key.ts';
import type { ArrivalLink } from '../parts/session/arrival-link.ts';
import type { SessionEngine } from '../parts/session/session-engine.ts';
import { SessionContext } from '../parts/session/use-session.ts';
import { Gate } from './gate.tsx';
import { OfficeFailed } from './office-failed.tsx';

export interface AppProps {
  engine: SessionEngine;
  queries: QueryClient;
  keys: KeyBoard;
  /** Came with the address, and stands in it no longer. */
  link: ArrivalLink | undefined;
  router: (children: ReactNode) => ReactNode;
}

export function App({ engine, queries, keys, link, router }: AppProps) {
  const [open] = useState(() => () => Promise.resolve(engine));
  return (
    <ErrorBoundary fallback={<OfficeFailed />}>
      <SessionContext value={engine}>
        <AskingContext value={open}>
          <QueryClientProvider client={queries}>
            <KeyBoardContext value={keys}>
              <ToastProvider>{router(<Gate link={link} />)}</ToastProvider>
            </KeyBoardContext>
          </QueryClientProvider>
        </AskingContext>
      </SessionContext>
    </ErrorBoundary>
  );
}
