import { useState } from 'react';
import { changeSeats } from '@stagedoor/contract/calls/shop/cart';
import type { CartLine } from '@stagedoor/contract/entities/cart';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { useToasts } from '@stagedoor/ui/toast';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';

/** Which of two offers is kept, line by line. Nothing is told before the seats are confirmed: both are held until then. */
export function useSeatChoice() {
  const { cart } = useCheckout();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [found, setFound] = useState<number>();
  const others = useCartSend(changeSeats);
  const toasts = useToasts();

  async function lookForOthers({ priceLevelId }: CartLine) {
    const after = await others.send({ uuid: cart.uuid, priceLevelId });
    if (!after) return;
    setFound(priceLevelId);
    toasts.success(messages.otherSeatsHeld);
  }

  const keepsOthers = ({ priceLevelId, otherSeats }: CartLine): boolean =>
    otherSeats !== undefined && kept.has(priceLevelId);

  function choose({ priceLevelId }: CartLine, keeps: boolean) {
    const next = new Set(kept);
    if (keeps) next.add(priceLevelId);
    else next.delete(priceLevelId);
    setKept(next);
  }

  /** The tickets that are kept of lines that have a choice; none named where no line has. */
  const chosen = cart.lines.flatMap((line) => {
    if (!line.otherSeats) return [];
    return (keepsOthers(line) ? line.otherSeats : line.seatInfo).manifest;
  });
  const ticketIds = chosen.length > 0 ? chosen.map(({ ticketId }) => ticketId) : undefined;

  return {
    ticketIds,
    keepsOthers,
    choose,
    lookForOthers,
    isNew: ({ priceLevelId }: CartLine): boolean => priceLevelId === found,
    busy: others.busy,
    problem: others.problem,
  };
}

export type SeatChoices = ReturnType<typeof useSeatChoice>;
