import { useRefusedLogin } from '../../parts/session/use-refused-login.ts';
import { ChangeOver } from './change-over.tsx';
import { CustomerView } from './customer-view.tsx';
import { NewVersion } from './new-version.tsx';
import { Offline } from './offline.tsx';

/** What can only be known once the page lives: no network, a newer version, a sign-in that was not taken or must be asked for. */
export default function Notices() {
  useRefusedLogin();
  return (
    <>
      <CustomerView />
      <Offline />
      <NewVersion />
      <ChangeOver />
    </>
  );
}
