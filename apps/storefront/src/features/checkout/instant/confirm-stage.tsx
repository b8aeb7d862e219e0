import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { labels } from '@stagedoor/rules/messages/labels';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { OutletAddress } from '../../../parts/shop/outlet-address.tsx';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { cardDetails, cardName } from '../../../parts/payment-methods/card-text.ts';
import { usePaymentMethods } from '../../../parts/payment-methods/use-payment-methods.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { ticketsLabel } from '../../../parts/total-rows/total-rows.ts';
import { PlaceOrder } from '../place-order.tsx';
import { StageCard } from '../stage-card.tsx';
import { Terms } from '../terms.tsx';
import { ConfirmGroup } from '../confirm-group.tsx';
import { HeldSeats } from './held-seats.tsx';
import { useCheckout } from './use-checkout.ts';

/** Everything once more, each group with its way back, and the one button that buys. */
export function ConfirmStage() {
  const currency = useCurrency();
  const { cart, crumbs, addressOf } = useCheckout();
  const { deliveryMethods = [] } = useOutlet();
  const { data } = usePaymentMethods();
  const method = deliveryMethods.find(({ uuid }) => uuid === cart.deliveryMethodUuid);
  const card = data?.paymentMethods.find(({ uuid }) => uuid === cart.paymentMethodUuid);
  const has = (wanted: Stage) => crumbs.some(({ stage }) => stage === wanted);
  const price = method && shippingText(method.priceCents, currency);
  return (
    <StageCard
      heading={messages.confirm}
      hint={has('payment-method') ? messages.checkOnce : messages.checkFree}
    >
      <PlaceOrder />
      <Terms />
      <ConfirmGroup title={ticketsLabel(cart.lines)} edit={has('addons') ? addressOf('addons') : undefined}>
        <HeldSeats lines={cart.lines} />
      </ConfirmGroup>
      {has('shipping-address') && (
        <ConfirmGroup title={labels.shipping} edit={addressOf('shipping-address')}>
          {cart.shippingAddress && <OutletAddress address={cart.shippingAddress} />}
        </ConfirmGroup>
      )}
      <ConfirmGroup title={labels.delivery} edit={addressOf('delivery')}>
        <p>
          {method?.name}
          {price && ` (${price})`}
        </p>
      </ConfirmGroup>
      {has('payment-method') && (
        <ConfirmGroup title={labels.billing} edit={addressOf('payment-method')}>
          {card && (
            <p>
              {cardName(card)}
              <br />
              {cardDetails(card)}
            </p>
          )}
        </ConfirmGroup>
      )}
    </StageCard>
  );
}
