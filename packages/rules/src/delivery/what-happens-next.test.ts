import { expect, test } from 'vitest';
import { DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING, MOBILE_TICKETING, WILL_CALL } from './delivery-types.ts';
import { receiptMessages } from '../messages/receipts.ts';
import { whatHappensNext } from './what-happens-next.ts';

test('[RECEIPT-11] what happens next follows from the delivery', () => {
  expect(whatHappensNext(WILL_CALL)).toBe(receiptMessages.nextWillCall);
  expect(whatHappensNext(MOBILE_TICKETING)).toBe(receiptMessages.nextMobile);
  for (const shipped of [DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING, undefined]) {
    expect(whatHappensNext(shipped)).toBe(receiptMessages.nextShipping);
  }
});
