import { sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { OfficeOrder, StoryEntry } from '@stagedoor/contract/calls/office/one-order';
import { wordsOf } from '@stagedoor/asking/words-of';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { CounterDue } from './counter-due.tsx';
import { TryCard } from './try-card.tsx';

/** The one thing that is open, in a sentence, with its action. */
export function OpenMatter({ order }: { order: OfficeOrder }) {
  const declined = order.payments.find(({ state }) => state === 'declined');
  const asked = order.shows
    .flatMap(({ lines }) => lines)
    .some(({ refundAsked, canceled }) => refundAsked && !canceled);
  const { counter } = order;
  if (counter && counter.dueCents > 0 && order.state !== 'STATUS_ORDER_CANCELED')
    return <CounterDue number={order.number} counter={counter} />;
  if (declined) return <Declined order={order} payment={declined} />;
  if (asked) return <RefundAsked number={order.number} />;
  return null;
}

interface DeclinedProps {
  order: OfficeOrder;
  payment: OfficeOrder['payments'][number];
}

function Declined({ order, payment }: DeclinedProps) {
  const currency = useCurrency();
  const which = order.payments.length > 1 ? `Installment ${payment.sort}` : 'The payment';
  const letter = order.story.find(({ mailId }) => mailId !== undefined);
  return (
    <Alert
      tone="warning"
      title={`${which} of ${formatMoney(payment.amountCents, currency)} was declined.`}
      actions={
        <>
          <TryCard number={order.number} payment={payment} />
          {letter && <LetterAgain letter={letter} />}
        </>
      }
    >
      {payment.message ?? 'The gateway gave no reason.'} {payment.card && `Charged to ${payment.card}. `}
      The customer can pay with any card from their own page.
    </Alert>
  );
}

/** The latest one about this order. */
function LetterAgain({ letter }: { letter: StoryEntry }) {
  const may = useMayDo('mail.send-again');
  const toasts = useToasts();
  const send = useOfficeSend(sendMailAgain);
  if (!may) return null;
  return (
    <Button
      look="lined"
      busy={send.isPending}
      onClick={() =>
        send.mutate(
          { id: letter.mailId! },
          {
            onSuccess: () => toasts.success(`${letter.title} goes out again`),
            onError: (error) => toasts.error('It was not sent', wordsOf(error)),
          },
        )
      }
    >
      Send the last letter again
    </Button>
  );
}

function RefundAsked({ number }: { number: string }) {
  const { within } = useOutletScope();
  return (
    <Alert tone="warning" title="The customer has asked for a refund.">
      <Link to={within(`/refunds/${number}`)}>Decide about it</Link>
    </Alert>
  );
}
