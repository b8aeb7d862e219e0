import { lazy, Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import type { OutputOf } from '@stagedoor/contract/call';
import type { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import { LoadingScreen } from '../features/start/loading-screen.tsx';
import { useCalls } from '../parts/calls/calls.ts';
import { usePageAnswer } from '../parts/page/page-context.ts';
import { useSession } from '../parts/session/use-session.ts';
import { OutletContext } from '../parts/shop/outlet.ts';
import { outletKey } from '../parts/shop/shop-keys.ts';
import { Themed } from './themed.tsx';

const MaintenanceScreen = lazy(() => import('../features/start/maintenance-screen.tsx'));
const PasswordScreen = lazy(() => import('../features/start/password-screen.tsx'));
const StartFailed = lazy(() => import('../features/start/start-failed.tsx'));
const AskOutlet = lazy(() => import('../parts/shop/ask-outlet.tsx'));

/** What stands before the shop, in order: loading, maintenance, the password of a private outlet. */
export function StartGate({ children }: { children: ReactNode }) {
  const written = usePageAnswer(outletKey) as OutputOf<typeof getOutletInfo> | undefined;
  const { session } = useSession();
  const closed = session?.maintenance.active || session?.outletPasswordRequired;
  if (written?.outlet && !closed) return <Opened outlet={written.outlet}>{children}</Opened>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Gate>{children}</Gate>
    </Suspense>
  );
}

function Gate({ children }: { children: ReactNode }) {
  const calls = useCalls();
  const { phase, session, failure } = useSession();
  const startAgain = useCallback(() => void calls().then((opened) => opened.session.start()), [calls]);

  function enter() {
    if (!session) return;
    void calls().then((opened) => opened.session.adopt({ ...session, outletPasswordRequired: false }));
  }

  if (session?.maintenance.active) {
    return <MaintenanceScreen maintenance={session.maintenance} onLookAgain={startAgain} />;
  }
  if (session?.outletPasswordRequired) return <PasswordScreen onEnter={enter} />;
  if (failure) return <StartFailed failure={failure} onRetry={startAgain} />;
  if (phase === 'checking') return <LoadingScreen />;
  return (
    <AskOutlet
      waiting={<LoadingScreen />}
      renderFailed={(problem, retry) => <StartFailed failure={problem} onRetry={retry} />}
    >
      {(outlet) => <Opened outlet={outlet}>{children}</Opened>}
    </AskOutlet>
  );
}

function Opened({ outlet, children }: { outlet: Outlet; children: ReactNode }) {
  return (
    <OutletContext value={outlet}>
      <Themed theme={outlet.theme}>{children}</Themed>
    </OutletContext>
  );
}
