import { lazyPart } from '@stagedoor/screens/lazy-part';
import { useRefusedLogin } from '../../parts/session/use-refused-login.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { CustomerView } from './customer-view.tsx';
import { NewVersion } from './new-version.tsx';
import { Offline } from './offline.tsx';

/** A dialog is the heaviest part of a page, and hardly anybody is ever asked this. */
const ChangeOver = lazyPart(() => import('./change-over.tsx'));

/** What can only be known once the page lives: no network, a newer version, a sign-in that was not taken or must be asked for. */
export function Notices() {
  useRefusedLogin();
  const { changeAsked } = useSession();
  return (
    <>
      <CustomerView />
      <Offline />
      <NewVersion />
      {changeAsked && <ChangeOver />}
    </>
  );
}
