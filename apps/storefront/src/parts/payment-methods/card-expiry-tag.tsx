import { cardExpiry, cardExpiryText } from '@stagedoor/rules/cards/card-expiry';
import { Tag } from '@stagedoor/ui/tag';
import { useNow } from '@stagedoor/screens/clock';

/** `Expired` or `Expiring Soon`; nothing for a card that is good for a while. */
export function CardExpiryTag({ expiration }: { expiration: string }) {
  const now = useNow();
  const text = cardExpiryText(expiration, now);
  if (!text) return null;
  return <Tag tone={cardExpiry(expiration, now) === 'expired' ? 'critical' : 'attention'}>{text}</Tag>;
}
