import { expect, test } from 'vitest';
import { offeredAgain } from './offered-again.ts';

const gone = { id: 1, saleStatus: 'OFF_SALE', limit: 8 } as const;

test('[DIALOG-06] what was asked for may be kept when it is off sale, and never more of it', () => {
  expect(offeredAgain(gone, 2)).toEqual({ id: 1, saleStatus: 'ON_SALE', limit: 2 });
  expect(offeredAgain({ ...gone, limit: 1 }, 2).limit).toBe(1);
});

test('[EVENT-22] what was not asked for stays as it is', () => {
  expect(offeredAgain(gone, 0)).toEqual(gone);
  const onSale = { ...gone, saleStatus: 'ON_SALE' } as const;
  expect(offeredAgain(onSale, 2)).toEqual(onSale);
});
