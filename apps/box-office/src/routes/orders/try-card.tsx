import { useState } from 'react';
import { tryOrderCard } from '@stagedoor/contract/calls/office/order-actions';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';

interface TryCardProps {
  number: string;
  payment: OfficeOrder['payments'][number];
}

/** Card, amount and what the gateway said last, then the gateway is asked once more. */
export function TryCard({ number, payment: { sort, amountCents, card, message } }: TryCardProps) {
  const currency = useCurrency();
  const [open, setOpen] = useState(false);
  const may = useMayDo('orders.retry');
  const toasts = useToasts();
  const send = useOfficeSend(tryOrderCard);
  if (!may) return null;
  const sum = formatMoney(amountCents, currency);
  const tell = {
    captured: () => toasts.success(`${sum} is captured`, 'The customer gets a receipt.'),
    pending: () => toasts.success(`${sum} is being charged`, 'The gateway has not said yes or no so far.'),
    declined: (words?: string) => toasts.error('The card was declined again', words),
    failed: (words?: string) => toasts.error('The payment did not go through', words),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Try the card again…</Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={`Charge ${sum} again?`}
        description={`${card ?? 'The card of this payment'} is charged at once. The gateway’s last answer: ${message ?? 'no reason was given.'}`}
        confirmLabel={`Charge ${sum}`}
        onConfirm={async () => {
          const { outcome, words } = await send.mutateAsync({ number, sort, amountCents });
          tell[outcome](words);
        }}
      />
    </>
  );
}
