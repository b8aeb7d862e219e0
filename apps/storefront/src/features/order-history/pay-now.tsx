import type { ScheduledPayment } from '@stagedoor/contract/entities/order';
import { failedInstallmentText } from '@stagedoor/rules/plans/installment-text';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';

interface PayNowProps {
  payment: ScheduledPayment;
  /** It was paid in this dialog. */
  justPaid: boolean;
  onPay: () => void;
}

/** What became of a payment, and the way to make it now. */
export function PayNow({ payment, justPaid, onPay }: PayNowProps) {
  if (payment.captured) {
    return (
      justPaid && (
        <Alert tone="good" role="status">
          {messages.captured}
        </Alert>
      )
    );
  }
  if (payment.charging) return <Alert role="status">{messages.chargingHint}</Alert>;
  return (
    <>
      {payment.failed && <Alert tone="warning">{failedInstallmentText(payment.failedMessage)}</Alert>}
      {payment.payNowIsAvailable && (
        <Stack row>
          <Button look={payment.failed ? 'primary' : 'washed'} onClick={onPay}>
            {messages.payNow}
          </Button>
        </Stack>
      )}
    </>
  );
}
