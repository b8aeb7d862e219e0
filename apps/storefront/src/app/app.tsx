import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastProvider } from '@stagedoor/ui/toast';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import type { OpenCalls } from '../parts/calls/calls.ts';
import { CallsProvider } from '../parts/calls/calls-provider.tsx';
import { PreloadContext } from '@stagedoor/screens/link';
import { Clock } from '@stagedoor/screens/clock';
import { PageContext } from '../parts/page/page-context.ts';
import type { PageState } from '../parts/page/page-state.ts';
import type { SessionStore } from '../parts/session/session-store.ts';
import { SessionContext } from '../parts/session/use-session.ts';
import { addressAt } from './addresses.tsx';
import { ErrorBoundary } from '@stagedoor/screens/error-boundary';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { Shell } from './shell.tsx';
import { StartGate } from './start-gate.tsx';

export interface AppProps {
  page: PageState;
  session: SessionStore;
  calls: OpenCalls;
  /** Puts the app inside the browser's router or the server's. */
  router: (children: ReactNode) => ReactNode;
}

const PATIENCE_MS = 1000;

/** The page stays until the next one is there, for a second at most. One that cannot be fetched says so itself. */
async function preloadAt(path: string, demo: boolean): Promise<void> {
  const fetched = addressAt(firstOf(path.split(/[?#]/)), demo)
    .preload?.()
    .catch(() => {});
  await Promise.race([fetched, new Promise((wake) => setTimeout(wake, PATIENCE_MS))]);
}

export function App({ page, session, calls, router }: AppProps) {
  const [startedAt] = useState(() => new Date(page.now));

  const [preload] = useState(() => (path: string) => preloadAt(path, page.demo));

  useEffect(() => {
    void calls().then((opened) => opened.session.start());
  }, [calls]);

  return (
    <ErrorBoundary fallback={<ScreenFailed />}>
      <PageContext value={page}>
        <CallsProvider value={calls}>
          <SessionContext value={session}>
            <Clock start={startedAt}>
              {router(
                <PreloadContext value={preload}>
                  <ToastProvider>
                    <StartGate>
                      <Shell demo={page.demo} />
                    </StartGate>
                  </ToastProvider>
                </PreloadContext>,
              )}
            </Clock>
          </SessionContext>
        </CallsProvider>
      </PageContext>
    </ErrorBoundary>
  );
}
