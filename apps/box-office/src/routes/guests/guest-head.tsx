import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { InviteGuest } from './invite-guest.tsx';

/** The room's head: who may, invites from here. */
export function GuestHead({ facts, children }: { facts: string; children?: ReactNode }) {
  const { within } = useOutletScope();
  const may = useMayDo('guests.invite');
  const [open, setOpen] = useState(false);
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
      {open && <InviteGuest onClose={() => setOpen(false)} />}
    </>
  );
}
