import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { InviteGuest } from './invite-guest.tsx';

/** The room's head: who may, invites from here. */
export function GuestHead({ facts, children }: { facts: string; children?: ReactNode | undefined }) {
  const { within } = useOutletScope();
  const may = useMayDo('guests.invite');
  const [parameters, setParameters] = useSearchParams();
  const invited = parameters.get('invite') ?? '';
  const [asks, setOpen] = useState(false);
  const open = asks || (may && invited !== '');
  const close = () => {
    setOpen(false);
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('invite');
        return next;
      },
      { replace: true },
    );
  };
  useKey('i', () => setOpen(true), may && !open);
  return (
    <>
      <PageHead
        title="Guest list"
        facts={facts}
        actions={
          <>
            {children}
            {may && <Link to={within('/guests/import')}>Invite from CSV</Link>}
            {may && (
              <Button onClick={() => setOpen(true)}>
                Invite <KeyHint>I</KeyHint>
              </Button>
            )}
          </>
        }
      />
      {open && <InviteGuest email={invited} onClose={close} />}
    </>
  );
}
