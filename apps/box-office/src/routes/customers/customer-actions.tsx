import { useState } from 'react';
import { endCustomerSessions, sendCustomerResetLink } from '@stagedoor/contract/calls/office/customers';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { Menu } from '@stagedoor/ui/office/menu';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ViewAs } from '../../features/view-as/view-as.tsx';
import { usePersonalFile } from './use-personal-file.ts';

type Open = 'link' | 'correct' | 'sessions' | 'erase';

export function CustomerActions({ customer }: { customer: OfficeCustomer }) {
  const may = useMayDo('customers.correct');
  const { outletId } = useOutletScope();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const elsewhere = customer.member ? 'The profile is kept outside' : undefined;
  useKey('e', () => setOpen('correct'), may && !elsewhere);
  const mayExport = useMayDo('customers.export');
  const mayErase = useMayDo('customers.erase');
  const takeFile = usePersonalFile(customer.id);
  if (!may) return null;
  return (
    <>
      <Button
        look="lined"
        icon={<OfficeIcon name="mail" />}
        disabledReason={elsewhere}
        onClick={() => setOpen('link')}
      >
        Send a password link…
      </Button>
      <ViewAs
        customer={{ id: customer.id, name: customer.firstName }}
        outletId={outletId ?? customer.orders[0]?.outletId}
      />
      <Menu
        trigger={
          <Button look="lined">
            More <Icon name="chevron" size={1} />
          </Button>
        }
        items={[
          {
            key: 'correct',
            label: 'Correct name or e-mail…',
            onChoose: () => setOpen('correct'),
            disabledReason: elsewhere,
          },
          { key: 'sessions', label: 'Sign out everywhere…', onChoose: () => setOpen('sessions') },
          ...(mayExport
            ? [{ key: 'file', label: 'Export their data', onChoose: () => void takeFile() }]
            : []),
          ...(mayErase
            ? [{ key: 'erase', label: 'Delete personal data…', onChoose: () => setOpen('erase') }]
            : []),
        ]}
      />
      <Questions customer={customer} open={open} onClose={close} />
      {open === 'erase' && <EraseDialog customer={customer} onClose={close} />}
      {open === 'correct' && <CorrectDialog customer={customer} onClose={close} />}
    </>
  );
}

interface QuestionsProps {
  customer: OfficeCustomer;
  open: Open | undefined;
  onClose: () => void;
}

function Questions({ customer: { id, email, firstName }, open, onClose }: QuestionsProps) {
  const toasts = useToasts();
  const link = useOfficeSend(sendCustomerResetLink);
  const sessions = useOfficeSend(endCustomerSessions);
  return (
    <>
      <ConfirmAction
        open={open === 'link'}
        onClose={onClose}
        title={`Send ${firstName} a password link?`}
        description={`A letter goes to ${email}. The link works once, for an hour.`}
        confirmLabel="Send it to them"
        onConfirm={async () => {
          await link.mutateAsync({ id });
          toasts.success(`A letter goes to ${email}`);
        }}
      />
      <ConfirmAction
        open={open === 'sessions'}
        onClose={onClose}
        title={`Sign ${firstName} out everywhere?`}
        description="They can sign in again with their password. What is in their cart stays."
        confirmLabel="Sign out everywhere"
        onConfirm={async () => {
          await sessions.mutateAsync({ id });
          toasts.success(`${firstName} is signed out`);
        }}
      />
    </>
  );
}
