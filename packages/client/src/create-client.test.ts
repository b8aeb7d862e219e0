import { shopCall } from '@stagedoor/contract/shop-call';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { updateProfile } from '@stagedoor/contract/calls/shop/user';
import { checkSession } from '@stagedoor/contract/calls/shop/session';
import { entity, id, line, maybe, money, nothing } from '@stagedoor/contract/wire';
import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { createClient } from './create-client.ts';

const facts = { OutletID: 7, OutletTypeID: 1, OutletName: 'Lantern Club' };

function answering(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(async () => new Response(text, init));
}

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

test('[CALL-01] a call is a POST of JSON with credentials, in wire names, below gen.v1', async () => {
  const fetch = answering({ response: { OutletEvents: [] } });
  const client = createClient({ apiBase: 'https://api.example.com', fetch });
  await client.send(getOutletEvents, { includePast: true, parts: ['OutletEvents'] });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('https://api.example.com/gen.v1/outlet/getoutletevents');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(JSON.parse(init!.body as string)).toEqual({ IncludePast: true, InfoTypes: ['OutletEvents'] });
});

test('[CALL-15] fields declared for the query travel there, not in the body', async () => {
  const fetch = answering({ response: {} });
  await createClient({ apiBase: '', fetch })
    .send(checkSession, { extend: '1' })
    .catch(() => {});
  expect(fetch.mock.calls[0]![0]).toBe('/gen.v1/user/checksession?extend=1');
  expect(fetch.mock.calls[0]![1]!.body).toBe('{}');
  await createClient({ apiBase: '', fetch })
    .send(checkSession, { destroy: '1' })
    .catch(() => {});
  expect(fetch.mock.calls[1]![0]).toBe('/gen.v1/user/checksession?destroy=1');
});

test('parts of the address are taken out of the input and escaped; a GET has no body', async () => {
  const look = shopCall({
    name: 'look',
    module: 'catalogue',
    path: 'thing/{thingID}',
    method: 'GET',
    access: 'open',
    summary: 'For this test.',
    input: entity('Look', { thing: ['thingID', line(20)], size: ['size', id] }),
    output: nothing,
  });
  const fetch = answering({ response: {} });
  await createClient({ apiBase: '', fetch }).send(look, { thing: 'a/b', size: 3 });
  expect(fetch.mock.calls[0]![0]).toBe('/gen.v1/thing/a%2Fb?size=3');
  expect(fetch.mock.calls[0]![1]!.body).toBeUndefined();
});

test('[VALID-23] what is too long is refused at its field, in the server’s words and without asking it', async () => {
  const fetch = answering({ response: {} });
  const client = createClient({ apiBase: '', fetch });
  const input = { userId: 7, firstName: 'x'.repeat(101), lastName: 'Vale' };
  const failure = await failureOf(client.send(updateProfile, input));
  expect(failure).toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
    message: 'At most 100 characters',
    fields: { firstName: 'At most 100 characters' },
  });
  expect(failure.isFault).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('[CALL-03] the outlet header is stored from an answer and sent back', async () => {
  const fetch = answering({ response: facts }, { headers: { 'X-Outlet-ID': '7' } });
  const client = createClient({ apiBase: '', fetch });
  await client.send(getOutletInfo, {});
  await client.send(getOutletInfo, {});
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init!.headers).get('x-outlet-id'));
  expect(sent).toEqual([null, '7']);
});

test('[MONEY-01] what an outlet says is read in the currency that its header names', async () => {
  const priced = shopCall({
    name: 'priced',
    module: 'catalogue',
    path: 'thing/priced',
    access: 'open',
    summary: 'For this test.',
    input: entity('Priced', { atMostCents: ['atMost', maybe(money)] }),
    output: entity('Price', { cents: ['price', money] }),
  });
  const yen = answering(
    { response: { price: 4850 } },
    { headers: { 'X-Outlet-ID': '7', 'X-Currency': 'JPY' } },
  );
  const client = createClient({ apiBase: '', fetch: yen });
  expect(await client.send(priced, {})).toEqual({ cents: 4850 });
  await client.send(priced, { atMostCents: 5000 });
  expect(JSON.parse(yen.mock.calls[1]![1]!.body as string)).toEqual({ atMost: 5000 });
  const dollars = answering({ response: { price: 48.5 } }, { headers: { 'X-Outlet-ID': '7' } });
  expect(await createClient({ apiBase: '', fetch: dollars }).send(priced, {})).toEqual({ cents: 4850 });
});

test('[CALL-04] an answer is unwrapped from `response` when it is there, and taken as it is otherwise', async () => {
  for (const body of [{ response: facts }, facts]) {
    const client = createClient({ apiBase: '', fetch: answering(body) });
    expect(await client.send(getOutletInfo, {})).toMatchObject({ id: 7, name: 'Lantern Club' });
  }
});

test('[CALL-05] a failure carries the message and code of the body, and its fields by our names', async () => {
  const body = { error: true, message: 'Please check', code: 'INVALID_INPUT', fields: { OutletID: 'No' } };
  const client = createClient({ apiBase: '', fetch: answering(body, { status: 400 }) });
  const error = await failureOf(client.send(getOutletInfo, {}));
  expect(error).toMatchObject({ status: 400, code: 'INVALID_INPUT', fields: { outletId: 'No' } });
  expect(error.message).toBe('Please check');
  expect(error.isFault).toBe(false);
});

test('[ERR-02] an error flag without a message says `api response error`', async () => {
  const client = createClient({ apiBase: '', fetch: answering({ error: true }) });
  expect((await failureOf(client.send(getOutletInfo, {}))).message).toBe('api response error');
});

test('[ERR-03] a failed status without a message says `api server error` with the status, HTML included', async () => {
  for (const body of ['<!doctype html><h1>Bad gateway</h1>', '{}', '']) {
    const client = createClient({ apiBase: '', fetch: answering(body, { status: 502 }) });
    const error = await failureOf(client.send(getOutletInfo, {}));
    expect(error.message).toBe('api server error 502');
    expect(error.isFault).toBe(true);
  }
});

test('a page of HTML with status 200, an answer of the wrong shape and no answer are failures too', async () => {
  const html = createClient({ apiBase: '', fetch: answering('<!doctype html>') });
  expect((await failureOf(html.send(getOutletInfo, {}))).message).toBe('api response error');
  const odd = createClient({ apiBase: '', fetch: answering({ response: { OutletID: 'seven' } }) });
  const useless = await failureOf(odd.send(getOutletInfo, {}));
  expect([useless.message, useless.isFault]).toEqual(['api response error', true]);
  const dead = createClient({ apiBase: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect((await failureOf(dead.send(getOutletInfo, {}))).status).toBe(0);
});

test('[SESSION-09] [ERR-01] the message `Invalid Session` is reported, whatever its status', async () => {
  for (const init of [{ status: 401 }, { status: 200 }]) {
    const onInvalidSession = vi.fn<() => void>();
    const fetch = answering({ error: true, message: 'Invalid Session' }, init);
    await failureOf(createClient({ apiBase: '', fetch, onInvalidSession }).send(getOutletInfo, {}));
    expect(onInvalidSession).toHaveBeenCalledTimes(1);
  }
  const told = vi.fn<() => void>();
  const fetch = answering({ error: true, code: 'INVALID_SESSION', message: 'Gone' }, { status: 401 });
  await failureOf(createClient({ apiBase: '', fetch, onInvalidSession: told }).send(getOutletInfo, {}));
  expect(told).toHaveBeenCalledTimes(1);
});

test('[HIST-05] [ERR-06] no user where one is needed is a session that is not valid any more', async () => {
  const onInvalidSession = vi.fn<() => void>();
  const body = { error: true, code: 'NO_USER_ID', message: 'No User ID found' };
  const fetch = answering(body, { status: 401 });
  const error = await failureOf(
    createClient({ apiBase: '', fetch, onInvalidSession }).send(getOutletInfo, {}),
  );
  expect(error.message).toBe('No User ID found');
  expect(onInvalidSession).toHaveBeenCalledTimes(1);
});

test('[SESSION-05] a call made for the customer is a sign of use, one that the page makes by itself is not', async () => {
  const onUse = vi.fn<() => void>();
  const client = createClient({ apiBase: '', fetch: answering({ response: facts }), onUse });
  await client.send(checkSession, { extend: '0' }).catch(() => {});
  expect(onUse).not.toHaveBeenCalled();
  await client.send(getOutletInfo, {});
  expect(onUse).toHaveBeenCalledTimes(1);
});
