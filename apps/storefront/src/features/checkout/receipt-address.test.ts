import { expect, test } from 'vitest';
import { requestReceiptAddress } from './receipt-address.ts';

const uuid = '00000000-0000-4000-8000-0000000000aa';

test('[FAN-08] with both ids the receipt, without either the list of requests', () => {
  expect(requestReceiptAddress('10001', uuid)).toBe(`/user/history/requests/10001/receipt/${uuid}`);
  const lacking = [
    requestReceiptAddress('10001', undefined),
    requestReceiptAddress('', uuid),
    requestReceiptAddress(undefined, undefined),
  ];
  expect(lacking).toEqual(lacking.map(() => '/user/history/requests'));
});
