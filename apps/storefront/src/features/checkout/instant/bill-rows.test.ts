import { expect, test } from 'vitest';
import { sampleCart } from '../../../parts/testing/sample-items.ts';
import { billRows } from './bill-rows.ts';

const method = (uuid: string, name: string, priceCents: number | undefined) => ({
  id: 1,
  uuid,
  name,
  priceCents,
  active: true,
  deliveryMethodId: 1,
  deliveryType: 2,
  type: { constant: 'DELIVERY_MAIL' },
});
const methods = [
  method('a', 'Will Call', 0),
  method('b', 'Tracked mail', 7_50),
  method('c', 'Given away', -1),
  method('d', 'Unpriced', undefined),
];
const shippingOf = (deliveryMethodUuid: string | undefined) =>
  billRows(sampleCart({ deliveryMethodUuid }), methods, 'USD').filter(({ key }) => key === 'shipping');

test('[CONST-31] a cart’s bill has the price of the chosen method: `Free` for 0 or none, hidden when negative', () => {
  const row = (note: string, value: string) => [{ key: 'shipping', label: 'Shipping', note, value }];
  expect(['a', 'b', 'c', 'd', 'gone', undefined].map(shippingOf)).toEqual([
    row('Will Call', 'Free'),
    row('Tracked mail', '$7.50'),
    [],
    row('Unpriced', 'Free'),
    [],
    [],
  ]);
});
