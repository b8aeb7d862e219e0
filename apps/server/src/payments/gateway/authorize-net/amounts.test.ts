import { expect, test, vi } from 'vitest';
import { readAmount, writeAmount } from './amounts.ts';
import { authorizeNetGateway } from './authorize-net-gateway.ts';
import type { Transport } from '../transport.ts';

test('[MONEY-02] an amount is written with the decimals of its currency, which is named unless it is dollars', () => {
  expect(writeAmount(4850, 'USD')).toEqual({ amount: '48.50' });
  expect(writeAmount(4850, 'JPY')).toEqual({ amount: '4850', currencyCode: 'JPY' });
  expect(writeAmount(4850, 'KWD')).toEqual({ amount: '4.850', currencyCode: 'KWD' });
});

test('[MONEY-02] what is told without a currency is in the account’s own', () => {
  expect(readAmount(48.5, undefined, 'CAD')).toEqual({ amountCents: 4850, currency: 'CAD' });
  expect(readAmount('4850', 'JPY', 'USD')).toEqual({ amountCents: 4850, currency: 'JPY' });
  expect(readAmount(undefined, undefined, 'USD')).toEqual({ amountCents: 0, currency: 'USD' });
});

test('[MONEY-01] a charge in a currency that the account does not take is refused, and never sent', async () => {
  const transport = vi.fn<Transport>();
  const account = {
    login: 'login',
    transactionKey: 'key',
    validationMode: 'testMode',
    signatureKey: 'key',
    signatureKeyFormat: 'text',
    pagesAt: () => 'http://gateway.localhost',
  } as const;
  const gateway = authorizeNetGateway({ ...account, transport });
  const order = { ref: 'REF', amountCents: 4850, profileId: '1', cardId: '2' };
  expect(gateway.currencies).toEqual(['USD']);
  expect(await gateway.charge({ ...order, currency: 'EUR' })).toMatchObject({
    kind: 'refused',
    message: 'The account at the gateway takes no EUR.',
  });
  expect(transport).not.toHaveBeenCalled();
});
