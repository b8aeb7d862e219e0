// Which card is offered first when a payment is made now: one that can work.
import { canChooseCard } from './card-expiry.ts';

interface Card {
  uuid: string;
  expiration: string;
}

/** Those that can work first, then the one that was just declined, then what is expired; each in the given order. */
export function cardsToPay<C extends Card>(cards: readonly C[], declined: string | null, now: Date): C[] {
  const rank = ({ uuid, expiration }: Card): number => {
    if (!canChooseCard(expiration, now)) return 2;
    return uuid === declined ? 1 : 0;
  };
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** The first that can work; none where there is only the one that was declined. */
export const cardToPay = <C extends Card>(
  cards: readonly C[],
  declined: string | null,
  now: Date,
): C | undefined => cards.find(({ uuid, expiration }) => uuid !== declined && canChooseCard(expiration, now));
