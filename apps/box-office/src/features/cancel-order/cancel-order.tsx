import { useState } from 'react';
import { cancelOrder, undoChange } from '@stagedoor/contract/calls/office/decide-refunds';
import { getRefund } from '@stagedoor/contract/calls/office/refunds';
import type { Refund } from '@stagedoor/contract/calls/office/refunds';
import { cancellationSum } from '@stagedoor/rules/after-sale/refund-sum';
import { creditPlan } from '@stagedoor/rules/after-sale/credit-plan';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo, useStaff } from '../../parts/session/use-staff.ts';
import { useUndo } from '../../parts/undo/undo-provider.tsx';

/** Every amount that goes back and where, seats that return, payments voided, the letter. */
function consequencesOf(refund: Refund, totalCents: number, currency: Currency): Consequence[] {
  const { lowered, returns } = creditPlan(refund.open, refund.captures, totalCents);
  const tickets = refund.lines.flatMap((line) => line.tickets).length;
  const lowers = totalCents - lowered.restCents;
  return [
    ...returns.map(({ paymentId, amountCents }): Consequence => ({
      key: `payment ${paymentId}`,
      icon: 'card',
      what: `${formatMoney(amountCents, currency)} goes back`,
      detail: refund.captures.find((each) => each.paymentId === paymentId)?.card,
    })),
    ...(lowers > 0
      ? [
          {
            key: 'lowered',
            icon: 'calendar',
            what: `${formatMoney(lowers, currency)} of payments to come is never charged`,
          } as const,
        ]
      : []),
    {
      key: 'seats',
      icon: 'seat',
      what: `${tickets} ${tickets === 1 ? 'seat' : 'seats'}`,
      detail: refund.isDrawn ? 'wait for the next walk of the draw' : 'go on sale again',
    },
    { key: 'letter', icon: 'mail', what: `A letter to ${refund.email}` },
  ];
}

/** Cancels the whole order, after a question with all that it means. */
export function CancelOrder({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  const mayCancel = useMayDo('orders.refund');
  if (!mayCancel) return null;
  return (
    <>
      <Button look="lined" icon={<OfficeIcon name="undo" />} onClick={() => setOpen(true)}>
        Cancel the order…
      </Button>
      {open && <Question number={number} onClose={() => setOpen(false)} />}
    </>
  );
}

function Question({ number, onClose }: { number: string; onClose: () => void }) {
  const currency = useCurrency();
  const { data: refund } = useOfficeAnswer(getRefund, { number });
  const cancel = useOfficeSend(cancelOrder);
  const undo = useOfficeSend(undoChange);
  const holdBack = useUndo();
  const asks = useStaff().grant('orders.refund') === 'asks';
  if (!refund) return null;
  const { totalCents } = cancellationSum(refund);
  const send = async (reason: string) => {
    const { changeId, state } = await cancel.mutateAsync({ number, seats: 'stock', reason, totalCents });
    if (state === 'proposed') return;
    holdBack({
      text: `${number} is canceled, ${formatMoney(totalCents, currency)} is taken off`,
      commit: () => {},
      onUndo: () => undo.mutate({ number, changeId }),
    });
  };
  return (
    <ConfirmAction
      open
      title={`Cancel the order ${number}?`}
      description={asks ? 'Finance decides about it.' : 'It waits ten seconds for Undo. Then it happens:'}
      consequences={consequencesOf(refund, totalCents, currency)}
      reason
      confirmLabel={
        asks ? 'Propose to cancel it' : `Cancel it, take off ${formatMoney(totalCents, currency)}`
      }
      cancelLabel="Keep it"
      onConfirm={({ reason }) => send(reason!)}
      onClose={onClose}
    />
  );
}
