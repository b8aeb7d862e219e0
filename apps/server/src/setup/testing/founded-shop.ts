// An installation that begins with nothing, and whoever comes with the link that its start prints.
import { Secret, TOTP } from 'otpauth';
import { OFFICE_HOST, OFFICE_ORIGIN } from '../../staff/testing/office-world.ts';
import type { Sent, TestApp } from '../../testing/test-app.ts';

export const typed = {
  name: 'Robin Vale',
  email: 'owner@lantern.example',
  password: 'quiet harbour 41 lamps',
  sellerName: 'Lantern Live',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/New_York',
  outletName: 'Lantern Club',
  outletType: 1,
  host: 'Lantern.localhost',
};

export interface Founder {
  /** POST with a payload, GET without one; the browser keeps its cookies. */
  send(path: string, payload?: object): Promise<Sent>;
  newToken(): Promise<string>;
  codeFor(token: string): Promise<string>;
  finish(token: string, otherwise?: object): Promise<Sent>;
}

export function founderOf(app: TestApp, origin = OFFICE_ORIGIN): Founder {
  const browser = app.browser(OFFICE_HOST);
  const send: Founder['send'] = (path, payload) =>
    browser.send(`/office.v1/${path}`, payload, {
      method: payload === undefined ? 'GET' : 'POST',
      headers: { origin },
    });
  const codeFor = async (token: string): Promise<string> => {
    const shown = await send('first-run/second-step', { token, email: typed.email });
    if (shown.status !== 200) return '000000';
    const secret = Secret.fromBase32(shown.body.secret);
    return TOTP.generate({ secret, timestamp: app.clock.now().getTime() });
  };
  return {
    send,
    codeFor,
    newToken: async () => (await app.firstRunLink(app.clock.now()))!.split('#')[1]!,
    finish: async (token, otherwise = {}) =>
      send('first-run/finish', { token, ...typed, code: await codeFor(token), ...otherwise }),
  };
}

/** The owner of a shop that was just made, signed in. */
export async function foundShop(app: TestApp, origin = OFFICE_ORIGIN): Promise<Founder> {
  const founder = founderOf(app, origin);
  const made = await founder.finish(await founder.newToken());
  if (made.status !== 200) throw new Error(`No shop: ${JSON.stringify(made.body)}`);
  return founder;
}
