import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { OutletAddress } from '../../../parts/shop/outlet-address.tsx';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { ticketsLabel } from '../../../parts/total-rows/total-rows.ts';
import { ConfirmGroup } from '../confirm-group.tsx';
import { StageCard } from '../stage-card.tsx';
import styles from './confirm-stage.module.css';
import { RequestCards } from './request-cards.tsx';
import { SubmitRequest } from './submit-request.tsx';
import { useFanCheckout } from './use-fan-checkout.ts';

/** Everything once more, each group with its way back, and the one button that sends it. */
export function ConfirmStage() {
  const currency = useCurrency();
  const { draft, event, cost, hasAddons, addressOf } = useFanCheckout();
  const { delivery } = cost;
  const price = delivery && shippingText(delivery.priceCents, currency);
  return (
    <StageCard heading={messages.confirmHeading} hint={messages.lookOver}>
      <SubmitRequest />
      <ConfirmGroup
        title={ticketsLabel(cost.lines.map(({ level }) => level))}
        edit={hasAddons ? addressOf('addons') : `/event/${event.id}`}
      >
        <ul className={styles.lines}>
          {cost.lines.map(({ level, quantity, optOut }) => (
            <li key={level.id}>
              {checkoutMessages.linesTimes(level.name, quantity)}
              {optOut && ` (${requestPickerMessages.optOut})`}
            </li>
          ))}
        </ul>
      </ConfirmGroup>
      <ConfirmGroup title={labels.shipping} edit={addressOf('shipping-address')}>
        {draft.shipping && <OutletAddress address={draft.shipping.address} />}
        <p className={styles.delivery}>
          {delivery?.name}
          {price && ` (${price})`}
        </p>
      </ConfirmGroup>
      <ConfirmGroup title={labels.billing} edit={addressOf('payment-method')}>
        <RequestCards />
      </ConfirmGroup>
    </StageCard>
  );
}
