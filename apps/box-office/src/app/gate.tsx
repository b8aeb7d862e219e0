import { useState } from 'react';
import type { SignedInStaff, StaffSession } from '@stagedoor/contract/entities/staff';
import { Clock } from '@stagedoor/screens/clock';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { Waiting } from '@stagedoor/screens/waiting';
import { ErrorState } from '@stagedoor/ui/error-state';
import { ChooseSeller } from '../features/choose-seller/choose-seller.tsx';
import { Entrance } from '../features/sign-in/entrance.tsx';
import type { ArrivalLink } from '../parts/session/arrival-link.ts';
import { useSession, useSessionEngine } from '../parts/session/use-session.ts';
import { InvitationPage } from '../routes/invitation/invitation-page.tsx';
import { NewPasswordPage } from '../routes/new-password/new-password-page.tsx';
import { SignInPage } from '../routes/sign-in/sign-in-page.tsx';
import { Frame } from './frame.tsx';

const FirstRunPage = lazyPart(() => import('../routes/first-run/first-run-page.tsx'));
const SignInAgain = lazyPart(() => import('../features/sign-in/sign-in-again.tsx'));
const SecondStepPage = lazyPart(() => import('../routes/second-step/second-step-page.tsx'));
const PasswordAgain = lazyPart(() => import('../features/sign-in/password-again.tsx'));

/** Who may come in: nobody known yet, signed out, invited, several sellers to choose from, or at work. */
export function Gate({ link }: { link: ArrivalLink | undefined }) {
  const { phase, session } = useSession();
  const [arrival, setArrival] = useState(link);
  if (phase === 'unreachable') return <Unreachable />;
  if (phase === 'asking' || !session) return <Waiting />;
  const done = () => setArrival(undefined);
  if (arrival?.kind === 'invitation') return <InvitationPage token={arrival.token} onDone={done} />;
  if (arrival?.kind === 'first-run') return <FirstRunPage token={arrival.token} onDone={done} />;
  if (arrival) return <NewPasswordPage token={arrival.token} onDone={done} />;
  if (phase === 'out') return <SignInPage />;
  return <Inside key={`${session.staff?.id} ${session.staff?.sellerId}`} session={session} />;
}

/** Made anew for another person or seller: nothing of the former one's stays on the page. */
function Inside({ session }: { session: StaffSession }) {
  const { waitsFor } = useSession();
  const [startedAt] = useState(session.now);
  if (!session.staff) return null;
  return (
    <Clock start={startedAt}>
      <Place staff={session.staff} />
      {waitsFor === 'sign-in' && <SignInAgain />}
      {waitsFor === 'password' && <PasswordAgain />}
    </Clock>
  );
}

/** Before the rooms: for whom one works, and, where the role asks for it, a second step. */
function Place({ staff }: { staff: SignedInStaff }) {
  // Its last page shows the recovery codes, which nobody sees a second time.
  const [lacksStep, setLacksStep] = useState(false);
  if (staff.secondStep === 'required' && !lacksStep) setLacksStep(true);
  if (staff.sellerId === undefined)
    return (
      <Entrance title="Whom do you work for?">
        <ChooseSeller workplaces={staff.workplaces} />
      </Entrance>
    );
  if (lacksStep) return <SecondStepPage onDone={() => setLacksStep(false)} />;
  return <Frame />;
}

function Unreachable() {
  const engine = useSessionEngine();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await engine.refresh();
    setBusy(false);
  };
  return (
    <main>
      <ErrorState
        title="The box office does not answer"
        titleLevel={1}
        busy={busy}
        onRetry={() => void again()}
      >
        Check your connection. It tries again by itself.
      </ErrorState>
    </main>
  );
}
