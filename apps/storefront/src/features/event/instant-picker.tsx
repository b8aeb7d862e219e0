import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventButton } from '@stagedoor/rules/events/event-page';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { labels } from '@stagedoor/rules/messages/labels';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { TwoColumns } from '@stagedoor/ui/two-columns';

import { CodeField } from '../../parts/code/code-field.tsx';
import { useCodeInAddress } from '../../parts/code/use-code-in-address.ts';
import { useEventCode } from '../../parts/code/use-event-code.ts';
import { isHeld } from '../../parts/cart/held-cart.ts';
import { useCartInProgress } from '../../parts/cart/use-cart-in-progress.ts';
import { useCart } from '../../parts/cart/use-cart.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import panel from './chosen-panel.module.css';
import { ItemsCard } from './items-card.tsx';
import { OnlyShown } from './only-shown.tsx';
import { ReleaseFirst } from '../../parts/buying/release-first.tsx';
import { useBuy } from '../../parts/buying/use-buy.ts';
import { chosenLevels, quantitiesOf, useQuantities } from './use-quantities.ts';

interface InstantPickerProps {
  event: OutletEvent;
  namedItem?: number | undefined;
  /** The choice begins with what the current cart holds. */
  useCartInfo: boolean;
  onRefused: () => void;
}

/** Items sold at once, as they are with the code that is in use. */
export function InstantPicker(props: InstantPickerProps) {
  const code = useEventCode(props.event);
  useCodeInAddress(code.use);
  return <Choosing {...props} event={code.event} codeField={<CodeField code={code} />} />;
}

/** Quantities on the left, what they cost and the one button on the right. */
function Choosing(props: InstantPickerProps & { codeField: ReactNode }) {
  const { event, namedItem, useCartInfo, onRefused, codeField } = props;
  const taxWords = useTaxWords();
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
    return <OnlyShown event={event} namedItem={namedItem} codeField={codeField} />;
  }
  const wantsBuying = () => (!useCartInfo && isHeld(held) ? setAsking(true) : buy(chosen));
  return (
    <TwoColumns
      sideLabel={checkoutMessages.summaryHeading}
      side={
        <ChosenPanel
          chosen={chosen}
          code={event.code}
          total={{ label: labels.total, note: taxWords.beforeRest }}
          note={taxWords.addedLater}
        >
          <Problem>{problem}</Problem>
          <Button
            wide
            size="l"
            busy={busy}
            disabledReason={chosen.length === 0 && eventMessages.nothingChosen}
            onClick={wantsBuying}
          >
            {button.label}
          </Button>
          <ChooseOwn event={event} />
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
      <ItemsCard {...{ event, quantities, namedItem, codeField }} onChoose={choose} />
    </TwoColumns>
  );
}

function Problem({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Alert tone="critical" role="alert" title={checkoutMessages.attention}>
      {children}
    </Alert>
  );
}

/** SEAT-01: beside the best seats, for who would rather choose. */
function ChooseOwn({ event: { id, chooseSeats } }: { event: OutletEvent }) {
  if (!chooseSeats) return null;
  return (
    <ButtonLink look="lined" wide render={<Link to={`/seats/${id}`} />}>
      {seatMapMessages.chooseYourOwn}
    </ButtonLink>
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
