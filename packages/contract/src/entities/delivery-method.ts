import { entity, flag, id, maybe, money, text, uuid } from '../wire.ts';
import type { Of } from '../wire.ts';

const deliveryMethodType = entity('DeliveryMethodType', { constant: ['ConstantValue', text] });

export const deliveryMethod = entity('OutletDeliveryMethod', {
  id: ['OutletDeliveryMethodID', id],
  uuid: ['OutletDeliveryMethodUUID', uuid],
  deliveryMethodId: ['DeliveryMethodID', id],
  deliveryType: ['DeliveryMethodTypeID', id],
  type: ['DeliveryMethodType', deliveryMethodType],
  name: ['OverrideName', text],
  priceCents: ['OverridePrice', maybe(money)],
  notes: ['OverrideNotes', maybe(text)],
  active: ['Active', flag],
});
export type DeliveryMethod = Of<typeof deliveryMethod>;
