import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Alert } from '@stagedoor/ui/alert';
import { Link } from '@stagedoor/screens/link';
import styles from './saved-cards.module.css';

interface CardInUseProps {
  uses: CardUses;
  onClose: () => void;
}

/** Why a card could not be removed, with the way to everything that needs it. Stays until it is closed. */
export function CardInUse({ uses: { orders, fanRequests, guestRequests }, onClose }: CardInUseProps) {
  return (
    <Alert tone="critical" role="alert" title={savedPaymentMessages.inUse} onClose={onClose}>
      <ul className={styles.uses}>
        {orders.map(({ orderId }) => (
          <li key={orderId}>
            <Link to={`/user/history/orders/${orderId}/summary`}>
              {savedPaymentMessages.usedByOrder(orderId)}
            </Link>
          </li>
        ))}
        {fanRequests.map(({ requestId }) => (
          <li key={requestId}>
            <Link to={`/user/history/requests/${requestId}/summary`}>
              {savedPaymentMessages.usedByRequest(requestId)}
            </Link>
          </li>
        ))}
        {guestRequests.map(({ guestRequestId, requestId }) => (
          <li key={guestRequestId}>
            <Link to={`/guestlistreceipt/${guestRequestId}`}>
              {savedPaymentMessages.usedByGuestRequest(requestId)}
            </Link>
          </li>
        ))}
      </ul>
      {fanRequests.length + guestRequests.length > 0 && <p>{savedPaymentMessages.usedUntilDecided}</p>}
    </Alert>
  );
}
