import { useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { INSTALLMENTS } from '@stagedoor/rules/plans/payment-plan';
import { useNow } from '@stagedoor/screens/clock';
import { withAdded } from './cards-last.ts';

/** By installment; a single payment takes the first. */
type ChosenCards = readonly (string | null)[];

/** PLAN-03: a card for each installment. What was not chosen, or serves no longer, is the primary card. */
export function useChosenCards(
  cards: readonly PaymentMethod[],
  before: ChosenCards,
  dueDays: readonly string[],
) {
  const now = useNow();
  const usable = cards.filter((card) => canChooseCard(card, now));
  const primary = usable.toSorted((one, other) => one.sort - other.sort)[0]?.uuid ?? null;
  const [touched, setTouched] = useState(before);
  const isUsable = (uuid: string | null | undefined) => usable.some((card) => card.uuid === uuid);
  const chosen: ChosenCards = Array.from({ length: INSTALLMENTS }, (_, index) => {
    const own = touched[index];
    return isUsable(own) ? (own ?? null) : primary;
  });
  return {
    chosen,
    choose: (sort: number, uuid: string) =>
      setTouched(chosen.map((card, index) => (index === sort - 1 ? uuid : card))),
    take: (card: PaymentMethod) => setTouched(withAdded(card, chosen, dueDays, cards)),
  };
}
