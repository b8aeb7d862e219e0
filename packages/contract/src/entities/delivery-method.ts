import * as z from 'zod/mini';
import { entity, flag, id, maybe, money, text, uuid, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';

const deliveryMethodType = entity('DeliveryMethodType', { constant: ['ConstantValue', text] });

export const deliveryMethod = entity('OutletDeliveryMethod', {
  id: ['OutletDeliveryMethodID', id],
  uuid: ['OutletDeliveryMethodUUID', uuid],
  deliveryMethodId: ['DeliveryMethodID', id],
  deliveryType: ['DeliveryMethodTypeID', id],
  type: ['DeliveryMethodType', deliveryMethodType],
  name: ['OverrideName', wrote],
  priceCents: ['OverridePrice', maybe(money)],
  notes: ['OverrideNotes', maybe(wrote)],
  /** How many days it takes until the tickets are there; none for what is there at once. */
  leadDays: ['LeadDays', maybe(z.int())],
  active: ['Active', flag],
});
export type DeliveryMethod = Of<typeof deliveryMethod>;
