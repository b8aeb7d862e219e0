import { lazy, Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import { LoadingScreen } from '../features/start/loading-screen.tsx';
import { useCalls } from '../parts/calls/calls.ts';
import { useSession } from '../parts/session/use-session.ts';
import { OutletContext } from '../parts/shop/outlet.ts';
import { useOutletAnswer } from '../parts/shop/shop-answers.ts';
import { Themed } from './themed.tsx';

const MaintenanceScreen = lazy(() => import('../features/start/maintenance-screen.tsx'));
const PasswordScreen = lazy(() => import('../features/start/password-screen.tsx'));
const StartFailed = lazy(() => import('../features/start/start-failed.tsx'));

/** What stands before the shop, in order: loading, maintenance, the password of a private outlet. */
export function StartGate({ children }: { children: ReactNode }) {
  const calls = useCalls();
  const { phase, session, failure } = useSession();
  const locked = session?.outletPasswordRequired ?? false;
  const outlet = useOutletAnswer(phase !== 'checking' && !failure && !locked);
  const startAgain = useCallback(() => void calls().then((opened) => opened.session.start()), [calls]);

  const enter = useCallback(() => {
    if (!session) return;
    void calls().then((opened) => opened.session.adopt({ ...session, outletPasswordRequired: false }));
  }, [calls, session]);

  if (session?.maintenance.active) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <MaintenanceScreen maintenance={session.maintenance} onLookAgain={startAgain} />
      </Suspense>
    );
  }
  if (locked) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PasswordScreen onEnter={enter} />
      </Suspense>
    );
  }
  if (outlet.data) {
    return (
      <OutletContext value={outlet.data}>
        <Themed theme={outlet.data.theme}>{children}</Themed>
      </OutletContext>
    );
  }
  const problem = failure ?? outlet.error;
  if (problem && !outlet.isFetching) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <StartFailed failure={problem} onRetry={failure ? startAgain : () => void outlet.refetch()} />
      </Suspense>
    );
  }
  return <LoadingScreen />;
}
