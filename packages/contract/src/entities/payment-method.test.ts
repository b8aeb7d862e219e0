import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { paymentMethod } from './payment-method.ts';

test('[ENTITY-06] a card in the wire’s names', () => {
  const ours: Of<typeof paymentMethod> = {
    id: 11,
    uuid: '00000000-0000-4000-8000-000000000012',
    gatewayCardId: 'gateway card id 13',
    holderName: 'holder name 14',
    lastFour: 'last four 15',
    expiration: 'expiration 16',
    type: 'type 17',
    isDefault: true,
    description: 'description 19',
    sort: 20,
  };
  const wire = {
    PaymentMethodID: 11,
    PaymentMethodUUID: '00000000-0000-4000-8000-000000000012',
    AuthorizePaymentMethodID: 'gateway card id 13',
    CardHolderName: 'holder name 14',
    LastFour: 'last four 15',
    Expiration: 'expiration 16',
    Type: 'type 17',
    DefaultFlag: true,
    Description: 'description 19',
    Sort: 20,
  };
  expect(encoded(paymentMethod, ours)).toEqual(wire);
  expect(z.decode(paymentMethod, wire)).toEqual(ours);
});
