import { useState } from 'react';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useCheckout } from './use-checkout.ts';
import { useRelease } from './use-release.ts';

const levelName = (cart: Cart, priceLevelId: number): string | undefined =>
  cart.lines.find((line) => line.priceLevelId === priceLevelId)?.levelName;

/** Fewer could be held than asked for: the customer keeps them or lets them go. */
export function ReducedDialog() {
  const { cart, event } = useCheckout();
  const { release, busy } = useRelease();
  const [kept, setKept] = useState(false);
  const reduced = cart.reduced ?? [];
  return (
    <ConfirmDialog
      open={reduced.length > 0 && !kept}
      title={messages.reducedTitle}
      description={messages.reducedText}
      cancelLabel={messages.keepTickets}
      confirmLabel={messages.releaseTickets}
      prefer="cancel"
      busy={busy}
      onCancel={() => setKept(true)}
      onConfirm={() => release(event ? `/event/${event.id}` : '/')}
    >
      {reduced.map(({ priceLevelId, asked, held }) => (
        <p key={priceLevelId}>
          <strong>{levelName(cart, priceLevelId)}</strong>: {eventMessages.quantityReduced(asked, held)}
        </p>
      ))}
    </ConfirmDialog>
  );
}
