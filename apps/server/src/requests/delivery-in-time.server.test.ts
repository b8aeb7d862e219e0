import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, calls, forgetRequests, levels, openRequestShop } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

const by = (id: number) => ({ ...address, deliveryMethodUUID: `00000000-0000-4000-8000-00000000000${id}` });

// The series closes on December 9 in New York; Boston is on February 1, Saratoga on the 3rd.
describe('requested tickets that cannot be there before the show', () => {
  let app: TestApp;
  let fan: TestFan;
  beforeAll(async () => {
    app = await openRequestShop('server');
  });
  beforeEach(async () => {
    await forgetRequests(app);
    fan = await asFan(app);
  });
  afterAll(() => app.close());

  async function mailTakes(days: number) {
    await app.database.runScript(`update delivery_methods set lead_days = ${days} where type_id = 2`);
    app.forget();
  }

  test('[FAN-13] [VALID-19] mail that leaves when the series closes and comes too late is not what the series decides', async () => {
    await mailTakes(54);
    const { body } = await fan.create([[levels.circle, 1]]);
    expect(body).toMatchObject({ message: 'Delivery Method Required' });
    expect((await fan.create([[levels.circle, 1]], { shipping: by(2) })).body.code).toBe(
      'DELIVERY_NOT_OFFERED',
    );
    expect((await fan.create([[levels.circle, 1]], { shipping: by(1) })).status).toBe(200);
    expect((await fan.summaries())[0].OutletDeliveryMethod.OverrideName).toBe('Will Call');
  });

  test('[FAN-10] [VALID-19] a show that its delivery would miss does not join a request', async () => {
    await mailTakes(54);
    expect((await fan.create([[levels.floor, 2]])).status).toBe(200);
    const { status, body } = await fan.browser.send(calls.add, fan.wish([[levels.circle, 1]]));
    expect(status).toBe(409);
    expect(body.message).toMatch(/^UPS Ground would not be with you before this show/);
    await mailTakes(53);
    expect((await fan.browser.send(calls.add, fan.wish([[levels.circle, 1]]))).status).toBe(200);
  });

  test('[HIST-REQ-11] [VALID-19] a street is corrected with the delivery that was chosen, whatever time has passed', async () => {
    await mailTakes(20);
    await fan.create([[levels.circle, 1]]);
    await mailTakes(200);
    const [{ LotteryOEGRequestID: id }] = await fan.summaries();
    const shipping = { ...address, AddressLineOne: '9 New Street' };
    const { status } = await fan.browser.send(calls.series(id), { shipping }, { method: 'PUT' });
    expect(status).toBe(200);
    expect((await fan.summaries())[0]).toMatchObject({
      Shipping: { AddressLineOne: '9 New Street' },
      OutletDeliveryMethod: { OverrideName: 'UPS Ground' },
    });
  });
});
