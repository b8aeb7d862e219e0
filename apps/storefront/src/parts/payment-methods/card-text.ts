import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardMessages } from '@stagedoor/rules/messages/cards';

/** `Visa ending in 1111` */
export const cardName = ({ type, lastFour }: PaymentMethod): string =>
  `${type} ${cardMessages.endingIn(lastFour)}`;

/** `Robin Vale · Expires 03/2027` */
export function cardDetails({ holderName, expiration }: PaymentMethod): string {
  const [year, month] = expiration.split('-');
  return [holderName, cardMessages.expires(`${month}/${year}`)].filter(Boolean).join(' · ');
}
