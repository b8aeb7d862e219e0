import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { useNow } from '@stagedoor/screens/clock';
import { usePaymentMethods } from './use-payment-methods.ts';
import type { CardOwner } from './use-payment-methods.ts';

/** There is no card to choose yet: the card form is what the screen asks for, and its button the only way on. */
export function useCardWanted(owner: CardOwner = {}): boolean {
  const { data } = usePaymentMethods(owner);
  const now = useNow();
  return data !== undefined && !data.paymentMethods.some((card) => canChooseCard(card, now));
}
