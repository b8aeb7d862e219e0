import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { deliveryMethod } from './delivery-method.ts';

test('[ENTITY-13] a delivery method in the wire’s names', () => {
  const ours: Of<typeof deliveryMethod> = {
    id: 11,
    uuid: '00000000-0000-4000-8000-000000000012',
    deliveryMethodId: 13,
    deliveryType: 14,
    type: { constant: 'constant 15' },
    name: 'name 16',
    priceCents: 1750,
    notes: 'notes 18',
    leadDays: 19,
    active: true,
  };
  const wire = {
    OutletDeliveryMethodID: 11,
    OutletDeliveryMethodUUID: '00000000-0000-4000-8000-000000000012',
    DeliveryMethodID: 13,
    DeliveryMethodTypeID: 14,
    DeliveryMethodType: { ConstantValue: 'constant 15' },
    OverrideName: 'name 16',
    OverridePrice: 17.5,
    OverrideNotes: 'notes 18',
    LeadDays: 19,
    Active: true,
  };
  expect(encoded(deliveryMethod, ours)).toEqual(wire);
  expect(z.decode(deliveryMethod, wire)).toEqual(ours);
});
