import { useState } from 'react';
import { approveRefunds } from '@stagedoor/contract/calls/office/decide-refunds';
import type { WaitingRefund } from '@stagedoor/contract/calls/office/refunds';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';

interface ApproveSeveralProps {
  open: boolean;
  rows: readonly WaitingRefund[];
  onClose: () => void;
}

/** All that is asked for, at once, with the number typed in; those that cannot go now are named. */
export function ApproveSeveral({ open, rows, onClose }: ApproveSeveralProps) {
  const currency = useCurrency();
  const approve = useOfficeSend(approveRefunds);
  const [refused, setRefused] = useState<readonly { number: string; message: string }[]>([]);
  const orders = rows.map(({ number, cents }) => ({ number, totalCents: cents }));
  const sum = rows.reduce((total, { cents }) => total + cents, 0);
  const confirm = async () => {
    const answer = await approve.mutateAsync({ orders, seats: 'stock' });
    setRefused(answer.refused);
  };
  return (
    <>
      {refused.length > 0 && (
        <Alert tone="warning" title={`${refused.length} could not be decided now`}>
          {refused.map(({ number, message }) => `${number}: ${message}`).join(' ')}
        </Alert>
      )}
      <ConfirmAction
        open={open}
        title={`Approve ${rows.length} refunds?`}
        description="All that these orders ask for goes back, with its fees. Seats go on sale again."
        consequences={[
          {
            key: 'sum',
            icon: 'card',
            what: `${formatMoney(sum, currency)} goes back`,
            detail: `${rows.length} orders`,
          },
          { key: 'letters', icon: 'mail', what: `${rows.length} letters leave` },
        ]}
        typed={{ label: 'How many orders are these?', expected: String(rows.length) }}
        confirmLabel={`Approve ${rows.length}, give back ${formatMoney(sum, currency)}`}
        onConfirm={confirm}
        onClose={onClose}
      />
    </>
  );
}
