// Adds cards the way a browser does: the call, the gateway's form, the call again.
import { hosts } from '../../testing/small-world.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';

export const calls = {
  list: '/gen.v1/payment/paymentmethodlist',
  form: '/gen.v1/payment/gethostedprofilepage',
  remove: '/gen.v1/payment/disablepaymentmethod',
} as const;

export const shopOrigin = `http://${hosts.lantern}`;
export const addresses = {
  ReturnUrl: `${shopOrigin}/user/account`,
  IFrameCommunicatorUrl: `${shopOrigin}/payment/communicator`,
};

export const visa = { number: '4111 1111 1111 1111', expiry: '04 / 30', code: '123', name: 'Robin Vale' };

/** Posts a form to the gateway's pages, as a browser in the frame does. */
export function postToGateway(app: TestApp, path: string, fields: Record<string, string>) {
  return app.http.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'gateway.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function askForForm(browser: TestBrowser) {
  const { status, body } = await browser.send(calls.form, addresses);
  if (status !== 200) throw new Error(`The form did not open: ${JSON.stringify(body)}`);
  return body;
}

export const openForm = async (browser: TestBrowser): Promise<string> => (await askForForm(browser)).token;

/** Posts a form to a page of the gateway's own, which leads back. */
export function postToPage(app: TestApp, url: string, fields: Record<string, string>) {
  return app.http.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { host: new URL(url).host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

export async function addCard(app: TestApp, browser: TestBrowser, card: Partial<typeof visa> = {}) {
  const { token, endpoint, IsPage: isPage } = await askForForm(browser);
  if (isPage) {
    const led = await postToPage(app, endpoint, { ...visa, ...card });
    if (led.statusCode !== 303) throw new Error(led.body);
  } else {
    const saved = await postToGateway(app, '/customer/saveCard', { token, ...visa, ...card });
    if (saved.json().problems) throw new Error(saved.body);
  }
  const { body } = await browser.send(calls.list, { remote: true });
  return body.paymentMethods.at(-1);
}

/** Sets one of the stand-in's fault switches. */
export async function fault(app: TestApp, switched: Record<string, unknown>): Promise<void> {
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: '/control/faults',
    headers: { host: 'gateway.localhost', 'content-type': 'application/json' },
    payload: JSON.stringify(switched),
  });
  if (statusCode !== 204) throw new Error('There is no such fault');
}

export async function clearFaults(app: TestApp): Promise<void> {
  await app.http.inject({ method: 'DELETE', url: '/control/faults', headers: { host: 'gateway.localhost' } });
}
