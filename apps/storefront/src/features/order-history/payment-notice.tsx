import type { Order } from '@stagedoor/contract/entities/order';
import { failedInstallmentText } from '@stagedoor/rules/installment-text';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { Alert } from '@stagedoor/ui/alert';
import { HistoryLink } from '../../parts/history/history-link.tsx';

/** Above the events of an order: a payment that failed, with the way to mend it, or one that is on its way. */
export function PaymentNotice({ order }: { order: Order }) {
  const open = order.scheduledPayments.filter(({ captured }) => !captured);
  const failed = open.find((payment) => payment.failed && !payment.charging);
  if (failed) {
    const text = failedInstallmentText(failed.failedMessage);
    return (
      <Alert
        tone="warning"
        title={messages.attentionNeeded}
        actions={
          <HistoryLink address={{ type: 'orders', id: order.number, view: 'edit-billing' }}>
            {messages.payNow}
          </HistoryLink>
        }
      >
        {text !== messages.attentionNeeded && text}
      </Alert>
    );
  }
  return (
    open.some(({ charging }) => charging) && <Alert title={messages.charging}>{messages.chargingHint}</Alert>
  );
}
