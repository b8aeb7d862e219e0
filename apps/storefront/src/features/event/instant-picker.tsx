import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventButton } from '@stagedoor/rules/event-page';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { useCart } from '../../parts/cart/use-cart.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import panel from './chosen-panel.module.css';
import { ItemsCard } from './items-card.tsx';
import { useBuy } from './use-buy.ts';
import { chosenLevels, quantitiesOf, useQuantities } from './use-quantities.ts';

interface InstantPickerProps {
  event: OutletEvent;
  namedItem?: number;
  /** The choice begins with what the current cart holds. */
  useCartInfo: boolean;
  onRefused: () => void;
}

/** Items sold at once: quantities on the left, what they cost and the one button on the right. */
export function InstantPicker({ event, namedItem, useCartInfo, onRefused }: InstantPickerProps) {
  const { data: held } = useCart({ enabled: useCartInfo });
  const { quantities, choose } = useQuantities(held ? quantitiesOf(held.cart.lines, event.id) : {});
  const { buy, busy, problem } = useBuy(onRefused);
  const { checkoutMinutes = 10, confirmSelectionMinutes = 3 } = useOutlet();
  const chosen = chosenLevels(event, quantities);
  const button = eventButton({
    salesType: event.salesType,
    seriesOpen: event.series?.open,
    signedIn: false,
    hasRequest: false,
  });
  if (!button || event.availability !== 'on-sale') {
    return <ItemsCard event={event} quantities={{}} namedItem={namedItem} />;
  }
  return (
    <TwoColumns
      sideLabel={checkoutMessages.summaryHeading}
      side={
        <ChosenPanel chosen={chosen} note={eventMessages.addedLater}>
          {problem && (
            <Alert tone="critical" role="alert">
              {problem}
            </Alert>
          )}
          <Button
            wide
            size="l"
            busy={busy}
            disabledReason={chosen.length === 0 && eventMessages.nothingChosen}
            onClick={() => buy(chosen)}
          >
            {button.label}
          </Button>
          <p className={panel.quiet}>
            {eventMessages.timeLimit(
              eventMessages.minutes(confirmSelectionMinutes),
              eventMessages.minutes(checkoutMinutes),
            )}
          </p>
        </ChosenPanel>
      }
    >
      <ItemsCard event={event} quantities={quantities} onChoose={choose} namedItem={namedItem} />
    </TwoColumns>
  );
}
