import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardMessages } from '@stagedoor/rules/messages/cards';

/** `Visa ending in 1111` */
export const cardName = ({ type, lastFour }: PaymentMethod): string =>
  `${type} ${cardMessages.endingIn(lastFour)}`;

/** `Expires 03/2027`, in one piece. */
export function cardExpires({ expiration }: PaymentMethod): string {
  const [year, month] = expiration.split('-');
  return cardMessages.expires(`${month}/${year}`).replace(' ', '\u00a0');
}

/** `Robin Vale · Expires 03/2027` */
export const cardDetails = (card: PaymentMethod): string =>
  [card.holderName, cardExpires(card)].filter(Boolean).join(' · ');
