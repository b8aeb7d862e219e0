// A payment that is due while nobody is there, and a bank that wants to ask: the letter, and the way that it leads.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fan, letterText, mailsTo } from '../../accounts/testing/people.ts';
import { addCard, postToPage } from '../../payments/testing/card-form.ts';
import { openPlanWorld } from '../testing/plan-world.ts';
import type { PlanWorld } from '../testing/plan-world.ts';

const ASKS = '4000 0027 6000 3184';

let world: PlanWorld;
beforeAll(async () => {
  world = await openPlanWorld('server', { STAND_IN_SPEAKS: 'stripe' });
});
afterAll(() => world.app.close());

test('[GATE-06] [OPS-44] the letter asks to confirm, nothing was charged, and Pay Now leads to the bank and to the receipt', async () => {
  const { app } = world;
  const { PaymentMethodID } = await addCard(app, world.customer, { number: ASKS });
  const order = await world.plan('good', [0, 400]);
  await world.changeCards(order, [{ Sort: 1, PaymentMethodID }]);
  await world.runJobs();
  const payment = async () => (await world.read(order)).CustomerOrderScheduledPayments[0];
  expect(await payment()).toMatchObject({ Captured: false, Failed: true });
  const letters = (await mailsTo(app, fan)).filter(({ subject }) => subject.includes(order.number));
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Please confirm your payment for order ${order.number}`,
  ]);
  const text = await letterText(app, letters[0]!);
  expect(text).toContain('bank');
  expect(text).toContain(`/user/history/orders/${order.number}/`);

  const asked = await world.pay(order);
  const confirmUrl = String(asked.body.ConfirmUrl ?? asked.body.confirmUrl);
  expect([asked.status, confirmUrl]).toEqual([202, expect.stringContaining('stripe.gateway.localhost')]);
  const { headers } = await postToPage(app, confirmUrl, { answer: 'yes' });
  const ref = new URL(String(headers.location)).pathname.split('/').at(-1);
  await world.customer.send('/gen.v1/payment/confirm', { Ref: ref });
  expect(await payment()).toMatchObject({ Captured: true });
  expect((await world.charges(order)).filter(({ state }) => state === 'succeeded')).toHaveLength(1);
});
