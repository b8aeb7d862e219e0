import { useState } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { sentAddress } from '../../../parts/address-form/sent-address.ts';
import { seriesDelivery } from '../../../parts/requests/series-delivery.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { useShippingDraft } from '../use-shipping-draft.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

/** The name under which a half-filled form is kept. */
const REQUEST_SHIPPING = 'request-shipping';

export interface DeliveryOffer {
  /** The series decides. */
  decided: DeliveryMethod | null;
  /** Otherwise the customer does. */
  choices: readonly DeliveryMethod[];
  chosen: string | null;
  choose: (uuid: string) => void;
  error: string | undefined;
}

/** The shipping form of a request. Another country has other ways of delivery. */
export function useRequestShipping(addresses: readonly Address[]) {
  const { draft, series, goOn } = useFanCheckout();
  const { deliveryMethods = [] } = useOutlet();
  const shipping = useShippingDraft(REQUEST_SHIPPING, draft.shipping?.address, addresses);
  const [chosen, setChosen] = useState(draft.shipping?.deliveryMethodUuid ?? null);
  const [tried, setTried] = useState(false);
  const { form, drop } = shipping;
  const { decided, choices } = seriesDelivery(series, form.values.countryId ?? 0, deliveryMethods);
  const offered = choices ?? [];
  const delivery: DeliveryOffer = {
    decided,
    choices: offered,
    chosen: offered.some(({ uuid }) => uuid === chosen) ? chosen : null,
    choose: setChosen,
    error: undefined,
  };
  const missing = !decided && !delivery.chosen;
  if (tried && missing) delivery.error = deliveryMessages.required;

  function submit() {
    setTried(true);
    if (!form.check() || missing) return;
    drop();
    goOn({
      ...draft,
      shipping: { address: sentAddress(form.values), deliveryMethodUuid: delivery.chosen ?? undefined },
    });
  }

  return { ...shipping, delivery, submit };
}
