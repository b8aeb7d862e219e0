import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { sendPaymentLink, takeCounterMoney } from '@stagedoor/contract/calls/office/counter';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { HandMethod } from '@stagedoor/rules/money/hand-methods';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useTimes } from '../../parts/time/use-times.ts';

interface CounterDueProps {
  number: string;
  counter: NonNullable<OfficeOrder['counter']>;
}

const questions: Record<HandMethod, { button: string; title: (sum: string) => string; description: string }> =
  {
    cash: {
      button: 'Take cash…',
      title: (sum) => `Is ${sum} in your hand?`,
      description:
        'The order is paid from then on, the buyer gets the confirmation, and the ledger has it as cash.',
    },
    invoice: {
      button: 'The invoice is paid…',
      title: (sum) => `Has ${sum} arrived?`,
      description:
        'The order is paid from then on, the buyer gets the confirmation, and the ledger has it as invoice.',
    },
  };

/** PROG-12: sold at the counter and not paid yet: until when, and what can be done about it. */
export function CounterDue({ number, counter: { payUntil, dueCents } }: CounterDueProps) {
  const currency = useCurrency();
  const { formatDateTime } = useTimes();
  const mayTake = useMayDo('counter.take-money');
  const maySell = useMayDo('counter.sell');
  const sum = formatMoney(dueCents, currency);
  const until = payUntil ? ` The tickets are kept until ${formatDateTime(payUntil)}.` : '';
  return (
    <Alert
      tone="warning"
      title={`${sum} of this order is still to be paid.`}
      actions={
        <>
          {mayTake && <TakeMoney number={number} method="cash" amountCents={dueCents} />}
          {mayTake && <TakeMoney number={number} method="invoice" amountCents={dueCents} />}
          {maySell && <LinkAgain number={number} />}
        </>
      }
    >
      It was sold at the counter.{until} Then they go back on sale by themselves.
    </Alert>
  );
}

interface TakeMoneyProps {
  number: string;
  method: HandMethod;
  amountCents: number;
}

function TakeMoney({ number, method, amountCents }: TakeMoneyProps) {
  const currency = useCurrency();
  const [open, setOpen] = useState(false);
  const toasts = useToasts();
  const send = useOfficeSend(takeCounterMoney);
  const sum = formatMoney(amountCents, currency);
  const { button, title, description } = questions[method];
  return (
    <>
      <Button look={method === 'cash' ? 'primary' : 'lined'} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <ConfirmAction
        open={open}
        onClose={() => setOpen(false)}
        title={title(sum)}
        description={description}
        confirmLabel={`Note ${sum}`}
        onConfirm={async () => {
          await send.mutateAsync({ number, method, amountCents });
          toasts.success(`${sum} is noted`, 'The buyer gets the confirmation.');
        }}
      />
    </>
  );
}

function LinkAgain({ number }: { number: string }) {
  const toasts = useToasts();
  const { formatDateTime } = useTimes();
  const { mutate, isPending } = useOfficeSend(sendPaymentLink);
  return (
    <Button
      look="lined"
      busy={isPending}
      onClick={() =>
        mutate(
          { number },
          {
            onSuccess: ({ until }) =>
              toasts.success('The link goes out again', `Good until ${formatDateTime(until)}.`),
            onError: (error) => toasts.error('It was not sent', wordsOf(error)),
          },
        )
      }
    >
      Send the link again
    </Button>
  );
}
