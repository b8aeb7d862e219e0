// Which card is offered first when a payment is made now: one that can work.
import { canChooseCard } from './card-expiry.ts';
import type { CardToCharge } from './card-expiry.ts';

interface Card extends CardToCharge {
  uuid: string;
}

type Declined = readonly string[];

/** Those that can work, and after them those that were declined, then what is expired; each in the given order. */
export function cardsToPay<C extends Card>(
  cards: readonly C[],
  declined: Declined,
  now: Date,
): { canWork: C[]; others: C[] } {
  const canCharge = (card: C): boolean => canChooseCard(card, now);
  const wasDeclined = ({ uuid }: C): boolean => declined.includes(uuid);
  const [chargeable, expired] = [cards.filter(canCharge), cards.filter((card) => !canCharge(card))];
  return {
    canWork: chargeable.filter((card) => !wasDeclined(card)),
    others: [...chargeable.filter(wasDeclined), ...expired],
  };
}

/** The preferred one, or else the first that can work; none where there are only those that were declined. */
export function cardToPay<C extends Card>(
  cards: readonly C[],
  declined: Declined,
  now: Date,
  preferred?: string,
): C | undefined {
  const { canWork } = cardsToPay(cards, declined, now);
  return canWork.find(({ uuid }) => uuid === preferred) ?? canWork[0];
}
