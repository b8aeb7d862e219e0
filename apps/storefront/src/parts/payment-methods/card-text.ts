import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardExpires } from '@stagedoor/rules/cards/card-expiry';
import { cardMessages } from '@stagedoor/rules/messages/cards';

/** `Visa ending in 1111` */
export const cardName = ({ type, lastFour }: PaymentMethod): string =>
  `${type} ${cardMessages.endingIn(lastFour)}`;

/** `Visa 1111`, where there is little room */
export const shortCardName = ({ type, lastFour }: PaymentMethod): string => `${type} ${lastFour}`;

/** `Robin Vale · Expires 03/2027` */
export const cardDetails = ({ holderName, expiration }: PaymentMethod): string =>
  [holderName, cardExpires(expiration)].filter(Boolean).join(' · ');
