import { use, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { SkipLink } from '@stagedoor/ui/skip-link';
import { useToasts } from '@stagedoor/ui/toast';
import { Footer } from '../features/navigation/footer.tsx';
import { Header } from '../features/navigation/header.tsx';
import { Notices } from '../features/shell/notices.tsx';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { TestMode } from '../features/shell/test-mode.tsx';
import { useCartInProgress } from '../parts/cart/use-cart-in-progress.ts';
import { ContentBlocks } from '../parts/content-blocks/content-blocks.tsx';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import { useSession } from '../parts/session/use-session.ts';
import { useAccountLanguage } from '../parts/page/use-account-language.ts';
import { PageContext } from '../parts/page/page-context.ts';
import { addressAt, addressesOf, screenAt } from './addresses.tsx';
import { ErrorBoundary } from '@stagedoor/screens/error-boundary';
import { Guarded } from './guarded.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

const HeldTickets = lazyPart(() => import('../features/shell/held-tickets.tsx'), { quiet: true });
const InvitationArrival = lazyPart(() => import('../features/shell/invitation-arrival.tsx'));
const SessionExpiring = lazyPart(() => import('../features/shell/session-expiring.tsx'), { quiet: true });

/** The frame around every screen. */
export function Shell({ demo }: { demo: boolean }) {
  const { pathname } = useLocation();
  const { phase } = useSession();
  const { invitationToken } = use(PageContext);
  useAccountLanguage();
  const main = useArrival(screenAt(pathname, demo));
  const { leaveScreen } = useToasts();
  // Before anything that the new screen has to say.
  useLayoutEffect(leaveScreen, [pathname, leaveScreen]);
  const { contents, bare, quiet = false } = addressAt(pathname, demo);
  if (bare)
    return (
      <>
        <TestMode />
        <Screens demo={demo} />
      </>
    );
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TestMode />
      <Header banner={!quiet} />
      <Notices />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <ContentBlocks page={contents} zone="top" quiet={quiet} />
        <Screens demo={demo} />
        <ContentBlocks page={contents} zone="bottom" quiet={quiet} />
      </main>
      <Footer />
      <HeldElsewhere />
      {phase === 'user' && <SessionExpiring />}
      {invitationToken !== undefined && <InvitationArrival />}
    </div>
  );
}

/** On any page but the checkout itself. */
function HeldElsewhere() {
  const { pathname } = useLocation();
  const elsewhere = useHydrated() && !pathname.startsWith('/checkout/');
  const cart = useCartInProgress();
  return elsewhere && cart !== undefined ? <HeldTickets /> : null;
}

function Screens({ demo }: { demo: boolean }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={screenAt(pathname, demo)} fallback={<ScreenFailed />}>
      <Routes>
        {addressesOf(demo).map(({ path, guard, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Guarded guard={guard}>
                <Page />
              </Guarded>
            }
          />
        ))}
      </Routes>
    </ErrorBoundary>
  );
}
