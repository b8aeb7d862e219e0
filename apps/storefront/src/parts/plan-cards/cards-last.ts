import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { lastsUntil } from '@stagedoor/rules/card-expiry';

/** Whether each chosen card is still good on the day of its payment. */
export const cardsLast = (
  payments: readonly { cardUuid: string | null | undefined; dueDay?: string | null | undefined }[],
  cards: readonly PaymentMethod[],
): boolean =>
  payments.every(({ cardUuid, dueDay }) => {
    const card = cards.find(({ uuid }) => uuid === cardUuid);
    return !card || lastsUntil(card.expiration, dueDay ?? undefined);
  });
