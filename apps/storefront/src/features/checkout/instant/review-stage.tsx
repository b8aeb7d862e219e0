import { beginCheckout, changeSeats } from '@stagedoor/contract/calls/shop/cart';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { Actions } from '@stagedoor/ui/actions';
import { Link } from '@stagedoor/screens/link';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { useToasts } from '@stagedoor/ui/toast';
import { StageCard } from '../stage-card.tsx';
import { HeldSeats } from './held-seats.tsx';
import { ReducedDialog } from './reduced-dialog.tsx';
import { SeatsOnMap } from './seats-on-map.tsx';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';

/** The seats that were found. Confirming them sets the clock anew, and cannot be undone. */
export function ReviewStage() {
  const { cart, event } = useCheckout();
  const { checkoutMinutes = 10 } = useOutlet();
  const { send, busy, problem } = useCartSend(beginCheckout);
  const others = useCartSend(changeSeats);
  const toasts = useToasts();
  const first = cart.lines[0];
  // Where places have no numbers, none is better than another.
  const isSeated = cart.lines.some(({ seatInfo }) => seatLines(seatInfo.manifest).length > 0);
  const hint = isSeated ? messages.reviewHint : messages.reviewPlacesHint;

  async function lookForOthers(priceLevelId: number) {
    const after = await others.send({ uuid: cart.uuid, priceLevelId });
    if (after) toasts.success(messages.otherSeatsHeld);
  }

  return (
    <StageCard
      heading={messages.review}
      hint={hint(eventMessages.minutes(checkoutMinutes))}
      problem={problem ?? others.problem}
    >
      <HeldSeats
        lines={cart.lines}
        busy={others.busy}
        onOthers={({ priceLevelId }) => void lookForOthers(priceLevelId)}
      />
      {event && <SeatsOnMap event={event} lines={cart.lines} />}
      <Actions spread="between">
        {event && (
          <ButtonLink
            look="lined"
            render={<Link to={`/event/${event.id}/${first?.eventItemId ?? 0}/cart`} />}
          >
            {messages.changeQuantities}
          </ButtonLink>
        )}
        {/* Once confirmed, this stage cannot be reopened: the checkout itself goes on to the next. */}
        <Button busy={busy} onClick={() => void send({ uuid: cart.uuid })}>
          {messages.confirmSeats}
        </Button>
      </Actions>
      <ReducedDialog />
    </StageCard>
  );
}
