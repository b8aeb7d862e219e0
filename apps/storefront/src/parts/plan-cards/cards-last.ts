import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { lastsUntil } from '@stagedoor/rules/cards/card-expiry';

/** Whether each chosen card is still good on the day of its payment. */
export const cardsLast = (
  payments: readonly { cardUuid: string | null | undefined; dueDay?: string | null | undefined }[],
  cards: readonly PaymentMethod[],
): boolean =>
  payments.every(({ cardUuid, dueDay }) => {
    const card = cards.find(({ uuid }) => uuid === cardUuid);
    return !card || lastsUntil(card.expiration, dueDay ?? undefined);
  });

/** A card that was just added serves where none did, and where the one that did is too old by then. */
export const withAdded = (
  { uuid }: PaymentMethod,
  chosen: readonly (string | null)[],
  dueDays: readonly string[],
  cards: readonly PaymentMethod[],
): string[] =>
  chosen.map((own, index) =>
    own !== null && cardsLast([{ cardUuid: own, dueDay: dueDays[index] }], cards) ? own : uuid,
  );
