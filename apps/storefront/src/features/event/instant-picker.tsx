import { useState } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventButton } from '@stagedoor/rules/events/event-page';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { labels } from '@stagedoor/rules/messages/labels';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { TwoColumns } from '@stagedoor/ui/two-columns';

import { isHeld } from '../../parts/cart/held-cart.ts';
import { useCartInProgress } from '../../parts/cart/use-cart-in-progress.ts';
import { useCart } from '../../parts/cart/use-cart.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import panel from './chosen-panel.module.css';
import { ItemsCard } from './items-card.tsx';
import { OnlyShown } from './only-shown.tsx';
import { ReleaseFirst } from './release-first.tsx';
import { useBuy } from './use-buy.ts';
import { chosenLevels, quantitiesOf, useQuantities } from './use-quantities.ts';

interface InstantPickerProps {
  event: OutletEvent;
  namedItem?: number | undefined;
  /** The choice begins with what the current cart holds. */
  useCartInfo: boolean;
  onRefused: () => void;
}

/** Items sold at once: quantities on the left, what they cost and the one button on the right. */
export function InstantPicker({ event, namedItem, useCartInfo, onRefused }: InstantPickerProps) {
  const inProgress = useCartInProgress();
  const { data: held } = useCart({ enabled: useCartInfo || inProgress !== undefined });
  const { quantities, choose } = useQuantities(
    held && useCartInfo ? quantitiesOf(held.cart.lines, event.id) : {},
  );
  const { buy, busy, problem } = useBuy(event.id, onRefused);
  const [asking, setAsking] = useState(false);
  const chosen = chosenLevels(event, quantities);
  const button = eventButton({
    salesType: event.salesType,
    seriesOpen: event.series?.open,
    signedIn: false,
    hasRequest: false,
  });
  if (!button || event.availability !== 'on-sale') {
    return <OnlyShown event={event} namedItem={namedItem} />;
  }
  return (
    <TwoColumns
      sideLabel={checkoutMessages.summaryHeading}
      side={
        <ChosenPanel
          chosen={chosen}
          total={{ label: labels.total, note: eventMessages.beforeTaxes }}
          note={eventMessages.addedLater}
        >
          {problem && (
            <Alert tone="critical" role="alert" title={checkoutMessages.attention}>
              {problem}
            </Alert>
          )}
          <Button
            wide
            size="l"
            busy={busy}
            disabledReason={chosen.length === 0 && eventMessages.nothingChosen}
            onClick={() => (!useCartInfo && isHeld(held) ? setAsking(true) : buy(chosen))}
          >
            {button.label}
          </Button>
          <ReleaseFirst
            held={asking ? held : undefined}
            onRelease={() => {
              setAsking(false);
              buy(chosen);
            }}
            onStay={() => setAsking(false)}
          />
          <TimeLimit />
        </ChosenPanel>
      }
    >
      <ItemsCard event={event} quantities={quantities} onChoose={choose} namedItem={namedItem} />
    </TwoColumns>
  );
}

/** How long the tickets are held, before anything is. */
function TimeLimit() {
  const { checkoutMinutes = 10, confirmSelectionMinutes = 3 } = useOutlet();
  const { timeLimit, minutes } = eventMessages;
  return (
    <p className={panel.quiet}>{timeLimit(minutes(confirmSelectionMinutes), minutes(checkoutMinutes))}</p>
  );
}
