import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { address, calls, fan, loadPeople, other, patient, signedIn } from '../testing/people.ts';

const notFound = { status: 404, body: { code: 'NOT_FOUND' } };

describe('whose data is it', () => {
  let app: TestApp;
  let robin: TestBrowser;
  let sam: TestBrowser;
  let robinsId: number;
  let robinsAddress: string;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
    robin = await signedIn(app, fan);
    sam = await signedIn(app, other);
    robinsId = (await robin.send(calls.check)).body.UserID;
    robinsAddress = (await robin.send(calls.saveAddress, address)).body.address.AddressUUID;
  });
  afterAll(() => app.close());
  const isStill = async (browser: TestBrowser, email: string) =>
    expect((await browser.send(calls.check)).body).toMatchObject({ EmailAddress: email });

  test('[SEC-23] [CALL-61] another’s UserID shows no addresses and ends no session', async () => {
    const answer = await sam.send(calls.addresses, { UserID: robinsId });
    expect(answer).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect(JSON.stringify(answer.body)).not.toContain('Invalid Session');
    await isStill(sam, other);
    expect((await sam.send(calls.addresses)).body).toEqual({ addresses: [] });
    expect((await robin.send(calls.addresses, { UserID: robinsId })).body.addresses).toHaveLength(1);
  });

  test('[SEC-24] [ROLE-08] another’s UserID changes no profile and ends no session', async () => {
    const profile = { UserID: robinsId, FirstName: 'Mallory', LastName: 'X' };
    expect(await sam.send(calls.profile, profile)).toMatchObject({ status: 403 });
    expect((await robin.send(calls.check)).body).toMatchObject({ FirstName: 'Robin', LastName: 'Vale' });
    await isStill(sam, other);
    expect((await sam.send(calls.check)).body).toMatchObject({ FirstName: 'Sam', LastName: 'Ortiz' });
  });

  test('[SEC-25] another’s AddressUUID is not found, for a change or a removal', async () => {
    expect(await sam.send(calls.removeAddress, { ...address, AddressUUID: robinsAddress })).toMatchObject(
      notFound,
    );
    expect(await sam.send(calls.changeAddress, { ...address, AddressUUID: robinsAddress })).toMatchObject(
      notFound,
    );
    const [kept] = (await robin.send(calls.addresses)).body.addresses;
    expect(kept).toMatchObject({ ...address, AddressUUID: robinsAddress, Version: 1 });
  });

  test('[SEC-34] a session of one outlet is none at another', async () => {
    const headers = { 'x-outlet-id': '2' };
    expect((await robin.send(calls.addresses, {}, { headers })).status).toBe(403);
    const elsewhere = app.browser(hosts.members);
    elsewhere.cookies.set('sid', robin.cookies.get('sid')!);
    expect((await elsewhere.send(calls.addresses)).status).toBe(401);
  });

  test.each([
    calls.addresses,
    calls.saveAddress,
    calls.changeAddress,
    calls.removeAddress,
    calls.profile,
    calls.change,
  ])('[ROLE-02] [ACCT-25] %s needs somebody who is signed in', async (path) => {
    const browser = app.browser(hosts.lantern);
    expect(await browser.send(path, address)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_SESSION' },
    });
    await browser.send(calls.init);
    expect(await browser.send(path, address)).toMatchObject({
      status: 401,
      body: { message: 'No User ID found' },
    });
  });
});
