import { use } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { SkipLink } from '@stagedoor/ui/skip-link';
import { Footer } from '../features/navigation/footer.tsx';
import { Header } from '../features/navigation/header.tsx';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { recallCart } from '../parts/cart/cart-in-progress.ts';
import { ContentBlocks } from '../parts/content-blocks/content-blocks.tsx';
import { lazyPart } from '../parts/page/lazy-part.tsx';
import { useHydrated } from '../parts/page/use-hydrated.ts';
import { useSession } from '../parts/session/use-session.ts';
import { PageContext } from '../parts/page/page-context.ts';
import { addressAt, addressesOf, screenAt } from './addresses.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

const Notices = lazyPart(() => import('../features/shell/notices.tsx'), { quiet: true });
const HeldTickets = lazyPart(() => import('../features/shell/held-tickets.tsx'), { quiet: true });
const InvitationArrival = lazyPart(() => import('../features/shell/invitation-arrival.tsx'));
const SessionExpiring = lazyPart(() => import('../features/shell/session-expiring.tsx'), { quiet: true });

/** The frame around every screen. */
export function Shell({ demo }: { demo: boolean }) {
  const { pathname } = useLocation();
  const { phase } = useSession();
  const { invitationToken } = use(PageContext);
  const main = useArrival(screenAt(pathname, demo));
  const { contents, bare } = addressAt(pathname, demo);
  if (bare) return <Screens demo={demo} />;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Header />
      <Notices />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <ContentBlocks page={contents} zone="top" />
        <Screens demo={demo} />
        <ContentBlocks page={contents} zone="bottom" />
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
  return elsewhere && recallCart() !== undefined ? <HeldTickets /> : null;
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
