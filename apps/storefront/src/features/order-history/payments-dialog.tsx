import type { Order } from '@stagedoor/contract/entities/order';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { historyDialogMessages as messages } from '@stagedoor/rules/messages/history-dialogs';
import { labels } from '@stagedoor/rules/messages/labels';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { usePaymentMethods } from '../../parts/payment-methods/use-payment-methods.ts';
import { hasAllCards, isOpen } from './chosen-cards.ts';
import type { ChosenCards } from './chosen-cards.ts';
import { OrderPayments } from './order-payments.tsx';
import { useSaveCards } from './use-save-cards.ts';
import { useSettling } from './use-settling.ts';

interface PaymentsDialogProps {
  order: Order;
  onClose: () => void;
  chosen: ChosenCards;
  onChoose: (sort: number, cardUuid: string) => void;
  /** The payment that was made here. */
  justPaid: number | undefined;
  onPay: (sort: number) => void;
}

/** DIALOG-04: other cards for what is not captured yet. */
export function PaymentsDialog(props: PaymentsDialogProps) {
  const { order, onClose, chosen, onChoose, justPaid, onPay } = props;
  const { data, error, isFetching, refetch } = usePaymentMethods();
  const { save, busy, problem } = useSaveCards(order, onClose);
  useSettling(order);

  const payments = order.scheduledPayments;
  const complete = !data || hasAllCards(payments, chosen, data.paymentMethods);
  const attention = payments.some((payment) => isOpen(payment) && payment.failed);
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.managePayments}
      dismissible={!busy}
      actions={
        payments.some(isOpen) && (
          <>
            <Button look="lined" disabled={busy} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button
              look={attention ? 'washed' : 'primary'}
              busy={busy}
              disabledReason={complete || payments.length === 1 ? undefined : messages.threeCards}
              onClick={() => save(chosen, complete)}
            >
              {formMessages.save}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {problem && (
          <Alert tone="critical" role="alert" title={problem.title}>
            {problem.text}
          </Alert>
        )}
        {!data && error && (
          <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton shape="card" count={2} />}
        {data && (
          <OrderPayments
            order={order}
            cards={data.paymentMethods}
            chosen={chosen}
            onChoose={onChoose}
            justPaid={justPaid}
            onPay={onPay}
          />
        )}
      </Stack>
    </Dialog>
  );
}
