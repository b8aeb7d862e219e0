import { updateCartLines } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { StageCard } from '../stage-card.tsx';
import { AddonItem } from '../../../parts/addons/addon-item.tsx';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';

/** The full new list of lines, with this level's quantity changed. */
const linesWith = (cart: Cart, priceLevelId: number, quantity: number) => [
  ...cart.lines.filter((line) => line.priceLevelId !== priceLevelId),
  ...(quantity > 0 ? [{ priceLevelId, quantity }] : []),
];

/** Extras; each choice is added at once, none takes it away. */
export function AddonsStage() {
  const { cart, event, back, goOn } = useCheckout();
  const { send, busy, problem } = useCartSend(updateCartLines);
  const chosen = cart.lines.some((line) => line.isAddOn);
  const choose = (priceLevelId: number, quantity: number) =>
    void send({
      uuid: cart.uuid,
      lines: linesWith(cart, priceLevelId, quantity).map((line) => ({
        priceLevelId: line.priceLevelId,
        quantity: line.quantity,
      })),
    });
  return (
    <StageCard
      heading={messages.addons}
      hint={messages.addonsHint}
      problem={problem}
      back={back}
      action={
        <Button busy={busy} onClick={() => goOn(cart)}>
          {chosen ? labels.continue : messages.withoutAddons}
        </Button>
      }
    >
      {cart.reduced?.map(({ priceLevelId, asked, held }) => (
        <Alert key={priceLevelId} tone="warning" role="status">
          {eventMessages.quantityReduced(asked, held)}
        </Alert>
      ))}
      {addonsOf(event).map((item) => (
        <AddonItem key={item.id} item={item} lines={cart.lines} busy={busy} onChoose={choose} />
      ))}
    </StageCard>
  );
}
