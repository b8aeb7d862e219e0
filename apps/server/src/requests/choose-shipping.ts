// FAN-13: where to, and how. The series decides the method, or the customer chooses among those of the country.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { ShippingChoice } from '@stagedoor/contract/entities/request-input';
import type { Series } from '@stagedoor/contract/entities/series';
import type { Show } from '@stagedoor/rules/delivery/arrives-in-time';
import { fanDelivery } from '@stagedoor/rules/delivery/fan-delivery';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { shippingCents } from '@stagedoor/rules/delivery/shipping-price';
import { requireAddress } from '../accounts/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Fan } from './request-store.ts';

export interface ChosenShipping {
  shipping_address: string;
  delivery_method_id: number;
  delivery_price_cents: number;
}

function requireDelivery(
  chosenUuid: string | undefined,
  countryId: number,
  { series, methods, shows, now, from, currentMethodId }: Offered,
): DeliveryMethod {
  const kinds = methods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  const { decided, choices } = fanDelivery(
    { ...series, mobileDelivery: series.enableMobileDelivery },
    kinds,
    { countryId, shows, now, from, currentMethodId },
  );
  if (decided) return decided;
  const isChosen = (method: DeliveryMethod): boolean =>
    chosenUuid === undefined ? method.id === currentMethodId : method.uuid === chosenUuid;
  const chosen = choices.find(isChosen);
  if (chosen) return chosen;
  if (chosenUuid !== undefined) return refuse('DELIVERY_NOT_OFFERED');
  return refuse('INVALID_INPUT', {
    message: deliveryMessages.required,
    fields: { 'shipping.deliveryMethodUuid': deliveryMessages.required },
  });
}

export interface Offered {
  series: Series;
  methods: readonly DeliveryMethod[];
  shows: readonly Show[];
  now: Date;
  from: SentFrom;
  /** Kept where the customer does not name another and the new country allows it. */
  currentMethodId?: number | undefined;
}

export async function chooseShipping(
  tx: Tx,
  fan: Fan,
  choice: ShippingChoice | undefined,
  offered: Offered,
): Promise<ChosenShipping> {
  const { deliveryMethodUuid, ...address } = await requireAddress(tx, fan, choice, 'shipping');
  const delivery = requireDelivery(deliveryMethodUuid, address.countryId ?? 0, offered);
  return {
    shipping_address: JSON.stringify(address),
    delivery_method_id: delivery.id,
    delivery_price_cents: shippingCents(delivery.priceCents),
  };
}
