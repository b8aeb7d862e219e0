import { useState } from 'react';
import { useNavigate } from 'react-router';
import { chooseSeller, getStaffSession, signOutStaff } from '@stagedoor/contract/calls/office/staff-session';
import { useClient } from '@stagedoor/asking/asking-context';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { Menu } from '@stagedoor/ui/office/menu';
import type { MenuAction } from '@stagedoor/ui/office/menu';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../parts/address/use-outlet-scope.ts';
import { areKeysOff, turnKeys } from '../parts/keys/keys-setting.ts';
import { useSessionEngine } from '../parts/session/use-session.ts';
import { useStaff } from '../parts/session/use-staff.ts';
import styles from './who-is-in.module.css';

/** Who is signed in and as what, and the way out. */
export function WhoIsIn({ onKeys }: { onKeys: () => void }) {
  const { staff, workplace } = useStaff();
  const navigate = useNavigate();
  const { within } = useOutletScope();
  const [keysOff, setKeysOff] = useState(areKeysOff);
  const signOut = useSignOut();
  const others = useOtherSellers();

  function switchKeys() {
    turnKeys(keysOff);
    setKeysOff(!keysOff);
  }

  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles.who}>
          <span aria-hidden="true" className={styles.initial}>
            {(staff.name || staff.email).slice(0, 1).toUpperCase()}
          </span>
          <span className={styles.words}>
            <span className={styles.email}>{staff.email}</span>
            <span className={styles.role}>{roleWords[workplace.role].name}</span>
          </span>
        </button>
      }
      items={[
        { key: 'account', label: 'Your account', onChoose: () => void navigate(within('/account')) },
        { key: 'tasks', label: 'Tasks and exports', onChoose: () => void navigate(within('/tasks')) },
        { key: 'keys', label: 'Keys', onChoose: onKeys },
        { key: 'switch', label: keysOff ? 'Turn keys on' : 'Turn keys off', onChoose: switchKeys },
        ...others,
        { key: 'out', label: 'Sign out', onChoose: signOut },
      ]}
    />
  );
}

function useSignOut(): () => void {
  const engine = useSessionEngine();
  const open = useClient();
  const toasts = useToasts();
  const signOut = async () => {
    const { client } = await open();
    await client.send(signOutStaff, {});
    engine.enter(await client.send(getStaffSession, {}));
  };
  return () =>
    void signOut().catch((error: unknown) => toasts.error(shellMessages.notSignedOut, wordsOf(error)));
}

/** Whoever works for several sellers goes over to another one. */
function useOtherSellers(): MenuAction[] {
  const engine = useSessionEngine();
  const { staff } = useStaff();
  const send = useSend(chooseSeller);
  return staff.workplaces
    .filter(({ sellerId }) => sellerId !== staff.sellerId)
    .map(({ sellerId, sellerName }) => ({
      key: String(sellerId),
      label: `Work for ${sellerName}`,
      onChoose: () => send.mutate({ sellerId }, { onSuccess: (session) => engine.enter(session) }),
    }));
}
