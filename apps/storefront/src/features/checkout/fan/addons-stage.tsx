import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { AddonItem } from '../../../parts/addons/addon-item.tsx';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { withQuantity } from '../../../parts/requests/request-draft.ts';
import { StageCard } from '../stage-card.tsx';
import { useFanCheckout } from './use-fan-checkout.ts';

/** Extras; each choice is part of the request at once, none takes it away. */
export function AddonsStage() {
  const { draft, event, back, change, goOn } = useFanCheckout();
  const addons = addonsOf(event);
  const offered = new Set(addons.flatMap(({ priceLevels }) => priceLevels.map(({ id }) => id)));
  const chosen = draft.lines.some(({ priceLevelId }) => offered.has(priceLevelId));
  return (
    <StageCard
      heading={messages.addonsHeading}
      hint={messages.addonsHint}
      back={back}
      action={
        <Button onClick={() => goOn(draft)}>
          {chosen ? labels.continue : instantCheckoutMessages.withoutAddons}
        </Button>
      }
    >
      {addons.map((item) => (
        <AddonItem
          key={item.id}
          item={item}
          lines={draft.lines}
          onChoose={(priceLevelId, quantity) =>
            change({ ...draft, lines: withQuantity(draft.lines, priceLevelId, quantity) })
          }
        />
      ))}
    </StageCard>
  );
}
