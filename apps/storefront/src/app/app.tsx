import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastProvider } from '@stagedoor/ui/toast';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { CallsContext } from '../parts/calls/calls.ts';
import type { OpenCalls } from '../parts/calls/calls.ts';
import { PreloadContext } from '../parts/link.tsx';
import { Clock } from '../parts/page/clock.tsx';
import { PageContext } from '../parts/page/page-context.ts';
import type { PageState } from '../parts/page/page-state.ts';
import type { SessionStore } from '../parts/session/session-store.ts';
import { SessionContext } from '../parts/session/use-session.ts';
import { addressAt } from './addresses.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './shell.tsx';
import { StartGate } from './start-gate.tsx';

export interface AppProps {
  page: PageState;
  session: SessionStore;
  calls: OpenCalls;
  /** Puts the app inside the browser's router or the server's. */
  router: (children: ReactNode) => ReactNode;
}

/** A screen that cannot be fetched ahead is fetched when it is needed, and says so if that fails. */
const preloadAt = (path: string, demo: boolean): void =>
  void addressAt(path.split(/[?#]/)[0]!, demo)
    .preload?.()
    .catch(() => {});

export function App({ page, session, calls, router }: AppProps) {
  const [startedAt] = useState(() => new Date(page.now));

  const [preload] = useState(() => (path: string) => preloadAt(path, page.demo));

  useEffect(() => {
    void calls().then((opened) => opened.session.start());
  }, [calls]);

  return (
    <ErrorBoundary fallback={<ScreenFailed />}>
      <PageContext value={page}>
        <CallsContext value={calls}>
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
        </CallsContext>
      </PageContext>
    </ErrorBoundary>
  );
}
