import { canChooseCard, cardExpiryText } from '@stagedoor/rules/cards/card-expiry';
import type { CardToCharge } from '@stagedoor/rules/cards/card-expiry';
import { Tag } from '@stagedoor/ui/tag';
import { useNow } from '@stagedoor/screens/clock';

/** `Expired` or `Expiring Soon`, or that it must be added again; nothing for a card that is good for a while. */
export function CardExpiryTag({ card }: { card: CardToCharge }) {
  const now = useNow();
  const text = cardExpiryText(card, now);
  if (!text) return null;
  return <Tag tone={canChooseCard(card, now) ? 'attention' : 'critical'}>{text}</Tag>;
}
