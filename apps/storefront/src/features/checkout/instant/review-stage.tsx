import { CallError } from '@stagedoor/client/call-error';
import { beginCheckout } from '@stagedoor/contract/calls/shop/cart';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { Actions } from '@stagedoor/ui/actions';
import { Link } from '@stagedoor/screens/link';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { StageCard } from '../stage-card.tsx';
import { HeldSeats } from './held-seats.tsx';
import { ReducedDialog } from './reduced-dialog.tsx';
import { SeatsOnMap } from './seats-on-map.tsx';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';
import { useSeatChoice } from './use-seat-choice.ts';

/** The seats that were found. Confirming them sets the clock anew, and cannot be undone. */
export function ReviewStage() {
  const { cart, event, reread } = useCheckout();
  const { checkoutMinutes = 10 } = useOutlet();
  const choices = useSeatChoice();
  const { send, busy, problem } = useCartSend(beginCheckout, (error) => {
    // Somebody chose in another window: what stands here is out of date.
    if (error instanceof CallError && error.code === 'NO_OTHER_SEATS') void reread();
    return false;
  });
  const first = cart.lines[0];
  // Where places have no numbers, none is better than another.
  const isSeated = cart.lines.some(({ seatInfo }) => seatLines(seatInfo.manifest).length > 0);
  const isChosen = cart.lines.some(({ seatInfo }) => seatInfo.chosen);
  const hint = isSeated && !isChosen ? messages.reviewHint : messages.reviewPlacesHint;

  return (
    <StageCard
      heading={messages.review}
      hint={hint(eventMessages.minutes(checkoutMinutes))}
      problem={problem ?? choices.problem}
    >
      <HeldSeats lines={cart.lines} choices={choices} />
      {event && <SeatsOnMap event={event} lines={cart.lines} keepsOthers={choices.keepsOthers} />}
      <Actions spread="between">
        {event && (
          <ButtonLink
            look="lined"
            render={
              <Link
                to={isChosen ? `/seats/${event.id}` : `/event/${event.id}/${first?.eventItemId ?? 0}/cart`}
              />
            }
          >
            {isChosen ? messages.changeSeats : messages.changeQuantities}
          </ButtonLink>
        )}
        {/* Once confirmed, this stage cannot be reopened: the checkout itself goes on to the next. */}
        <Button busy={busy} onClick={() => void send({ uuid: cart.uuid, ticketIds: choices.ticketIds })}>
          {messages.confirmSeats}
        </Button>
      </Actions>
      <ReducedDialog />
    </StageCard>
  );
}
