import type { Address } from '@stagedoor/contract/entities/address';
import { leavesAt } from '@stagedoor/rules/delivery/arrives-in-time';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { sentAddress } from '@stagedoor/forms/sent-address';
import { useForm } from '@stagedoor/forms/use-form';
import { useNow } from '@stagedoor/screens/clock';
import type { DeliveryForm, DeliveryOffer } from '../../../parts/requests/delivery-choice.tsx';
import { seriesDelivery } from '../../../parts/requests/series-delivery.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { useShippingDraft } from '../use-shipping-draft.ts';
import { useFanCheckout } from './use-fan-checkout.ts';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';

/** The name under which a half-filled form is kept. */
const REQUEST_SHIPPING = 'request-shipping';

/** The shipping form of a request. Another country has other ways of delivery. */
export function useRequestShipping(addresses: readonly Address[]) {
  const { draft, event, series, goOn } = useFanCheckout();
  const outlet = useOutlet();
  const { deliveryMethods = [] } = outlet;
  const from = sentFrom(outlet);
  const shipping = useShippingDraft(REQUEST_SHIPPING, draft.shipping?.address, addresses);
  const now = useNow();
  const countryId = shipping.form.values.countryId ?? 0;
  const ask = { countryId, shows: [event.show], now, from };
  const { decided, choices } = seriesDelivery(series, deliveryMethods, ask);
  const isOffered = (chosen: string | null) => choices?.some(({ uuid }) => uuid === chosen) ?? false;
  const form = useForm<DeliveryForm>(
    { deliveryMethodUuid: draft.shipping?.deliveryMethodUuid ?? null },
    ({ deliveryMethodUuid }) =>
      decided || isOffered(deliveryMethodUuid) ? {} : { deliveryMethodUuid: deliveryMessages.required },
  );

  function submit() {
    const judged = [shipping.form.check(), form.check()];
    if (judged.includes(false)) return;
    const chosen = decided ? null : form.values.deliveryMethodUuid;
    shipping.drop();
    goOn({
      ...draft,
      shipping: { address: sentAddress(shipping.form.values), deliveryMethodUuid: chosen ?? undefined },
    });
  }

  const leaves = leavesAt(series, now, from.times);
  const delivery: DeliveryOffer = { decided, choices: choices ?? [], leaves, form };
  return { ...shipping, delivery, submit };
}
