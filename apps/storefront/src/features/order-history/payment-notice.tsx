import type { Order } from '@stagedoor/contract/entities/order';
import { failedInstallmentText } from '@stagedoor/rules/plans/installment-text';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { PAY } from './pay-hash.ts';
import { paymentTitle } from './payment-title.ts';
import { KeptUntil } from '../../parts/orders/kept-until.tsx';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import styles from './order-table.module.css';

/** Above the shows of an order: a payment that failed, with the way to mend it, or one that is on its way. */
export function PaymentNotice({ order }: { order: Order }) {
  const currency = useCurrency();
  const open = order.scheduledPayments.filter(({ captured }) => !captured);
  const failed = open.find((payment) => payment.failed && !payment.charging);
  const canceled = order.status.state === 'STATUS_ORDER_CANCELED';
  if (canceled || !(failed || open.some(({ charging }) => charging))) return null;
  const text = failed && failedInstallmentText(failed.failedMessage);
  return (
    <tr className={styles.wide}>
      <td colSpan={7} className={styles.notice}>
        {failed ? (
          <Alert
            tone="warning"
            title={`${messages.attentionNeeded}: ${orderHistoryMessages.failedSum(paymentTitle(order, failed), formatMoney(failed.amountCents, currency))}`}
          >
            <div className={styles.mend}>
              <div>
                {text !== messages.attentionNeeded && <p>{text}</p>}
                <KeptUntil payments={open} />
              </div>
              <ButtonLink
                render={
                  <HistoryLink
                    address={{ type: 'orders', id: order.number, view: 'edit-billing' }}
                    hash={PAY}
                  />
                }
              >
                {messages.payNow}
              </ButtonLink>
            </div>
          </Alert>
        ) : (
          <Alert title={messages.charging}>{messages.chargingHint}</Alert>
        )}
      </td>
    </tr>
  );
}
