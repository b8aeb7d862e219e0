import { expect, test } from 'vitest';
import { examineAccount } from './examine-account.ts';

test('[GATE-01] a gateway that the server has no keys for is refused by its name, and nobody is asked', async () => {
  const settings = { standard: { speaks: 'authorizenet' }, other: undefined };
  const wanted = { kind: 'stripe', keptBy: 'server' };
  await expect(examineAccount({ settings } as never, wanted as never, 'USD')).rejects.toMatchObject({
    code: 'GATEWAY_NOT_TAKEN',
    message: 'The server has no keys for Stripe.',
  });
});
