// Which card is offered first when a payment is made now: one that can work.
import { canChooseCard } from './card-expiry.ts';
import type { CardToCharge } from './card-expiry.ts';

interface Card extends CardToCharge {
  uuid: string;
}

type Declined = readonly string[];

/** Those that can work first, then those that were declined, then what is expired; each in the given order. */
export function cardsToPay<C extends Card>(cards: readonly C[], declined: Declined, now: Date): C[] {
  const rank = (card: Card): number => {
    if (!canChooseCard(card, now)) return 2;
    return declined.includes(card.uuid) ? 1 : 0;
  };
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** The preferred one, or else the first that can work; none where there are only those that were declined. */
export function cardToPay<C extends Card>(
  cards: readonly C[],
  declined: Declined,
  now: Date,
  preferred?: string,
): C | undefined {
  const canWork = cards.filter((card) => !declined.includes(card.uuid) && canChooseCard(card, now));
  return canWork.find(({ uuid }) => uuid === preferred) ?? canWork[0];
}
