import { afterAll, beforeAll, expect, test } from 'vitest';
import { fan as fanEmail, mailsTo } from '../accounts/testing/people.ts';
import { catalogueCache } from '../catalogue/index.ts';
import type { Actor, StaffActor } from '../platform/actor.ts';
import { publicAddress } from '../platform/public-address.ts';
import { outletCache } from '../sellers/index.ts';
import type { TestApp } from '../testing/test-app.ts';
import { reachRequest } from './reach-request.ts';
import type { RequestNeeds } from './request-needs.ts';
import { noCheckpoint } from '../platform/checkpoint.ts';
import { findRequest } from './request-store.ts';
import type { RequestRow } from './request-store.ts';
import { asFan, levels, openRequestShop } from './testing/request-world.ts';
import { updateSeriesRequest } from './update-series-request.ts';
import { writing } from './writing.ts';

let app: TestApp;
let needs: RequestNeeds;
let request: RequestRow;
beforeAll(async () => {
  app = await openRequestShop('server');
  const { db } = app.database;
  needs = {
    db,
    outlets: outletCache(db),
    catalogue: catalogueCache(db),
    publicAddress: publicAddress({ scheme: 'https', port: undefined }),
    checkpoint: noCheckpoint,
  };
  const fan = await asFan(app);
  await fan.create([[levels.circle, 2]]);
  const { request_uuid } = await db
    .selectFrom('series_requests')
    .select('request_uuid')
    .executeTakeFirstOrThrow();
  request = (await findRequest(db, 1, { requestUuid: request_uuid }))!;
});
afterAll(() => app.close());

const staff = (extra: Partial<StaffActor> = {}): Actor => ({
  kind: 'staff',
  sellerId: 1,
  staffId: 1,
  name: 'Robin Vale',
  outletIds: 'all',
  now: app.clock.now(),
  ...extra,
});
const key = () => ({ requestId: request.request_id });

test('[STAFF-09] the desk reaches requests of its seller and outlets, and of no others', async () => {
  const owner = { sellerId: 1, outletId: 1, userId: request.user_id };
  expect(await reachRequest(needs.db, staff(), key())).toEqual(owner);
  expect(
    await reachRequest(needs.db, staff({ outletIds: [1] }), { requestUuid: request.request_uuid }),
  ).toEqual(owner);
  for (const stranger of [staff({ outletIds: [2] }), staff({ outletIds: [] }), staff({ sellerId: 2 })]) {
    await expect(reachRequest(needs.db, stranger, key())).rejects.toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    });
  }
  await expect(reachRequest(needs.db, staff(), undefined)).rejects.toMatchObject({
    code: 'REQUEST_NOT_FOUND',
  });
});

test('another customer who names it finds nothing', async () => {
  const stranger: Actor = {
    kind: 'customer',
    sellerId: 1,
    outletId: 1,
    userId: request.user_id + 1,
    now: app.clock.now(),
  };
  await expect(
    writing(needs, stranger, key(), (tx, context) =>
      updateSeriesRequest(tx, context, { id: request.request_id }),
    ),
  ).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
});

test('the desk corrects an address that the series keeps its customers from changing, and the customer is told', async () => {
  await app.database.runScript('update series set allow_shipping_address_changes = false');
  const { countryId = 1, ...address } = request.shipping_address!;
  const change = (actor: Actor, city: string) =>
    writing(needs, actor, key(), (tx, context) =>
      updateSeriesRequest(tx, context, { id: request.request_id, shipping: { ...address, countryId, city } }),
    );
  const owner: Actor = {
    kind: 'customer',
    sellerId: 1,
    outletId: 1,
    userId: request.user_id,
    now: app.clock.now(),
  };
  await expect(change(owner, 'Salem')).rejects.toMatchObject({ code: 'REQUEST_NOT_PENDING' });
  const before = (await mailsTo(app, fanEmail)).length;
  expect((await change(staff(), 'Salem')).shipping).toMatchObject({ city: 'Salem' });
  expect((await mailsTo(app, fanEmail)).length).toBe(before + 1);
});
