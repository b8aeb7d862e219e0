import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { listTransactions } from './lists.ts';
import { findByRef } from './look-ups.ts';

const refund = (ref: string, currency: string) => ({
  id: `re_${ref}`,
  amount: 100,
  currency,
  status: 'succeeded',
  created: 0,
  metadata: { ref },
});

/** An account that a café in Sydney uses as well. */
const stripe = {
  paymentIntents: { list: async () => ({ data: [], has_more: false }) },
  refunds: { list: async () => ({ data: [refund('CAFE', 'aud'), refund('OURS', 'eur')], has_more: false }) },
} as unknown as Stripe;

test('[GATE-09] what is paid at the account in a currency that no seller here has is passed over', async () => {
  const since = new Date(0);
  expect(await findByRef(stripe, { ref: 'OURS', profileId: 'cus_1', since })).toMatchObject({
    ref: 'OURS',
    currency: 'EUR',
  });
  const listed = [];
  for await (const page of listTransactions(stripe, { since })) listed.push(...page);
  expect(listed).toMatchObject([{ ref: 'OURS', currency: 'EUR' }]);
});
