// The demo's spring leg, two thousand entrants, and an owner who presses the buttons.
import { setTimeout as sleep } from 'node:timers/promises';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { demoDatabase } from './demo-database.ts';
import { OFFICE_HOST, OFFICE_ORIGIN, PASSWORD } from '../staff/testing/office-world.ts';
import { testApp } from './test-app.ts';
import type { Sent, TestApp, TestBrowser } from './test-app.ts';
import type { EngineKind } from './test-database.ts';

export const SERIES = 13;
/** What the demo's lottery will say. */
export const DIGITS = '4711 0815 1848';

export interface DrawOffice {
  app: TestApp;
  robin: TestBrowser;
  /** Any other call that reads. */
  read(path: string): Promise<Sent>;
  /** GET without a payload. */
  ask(path?: string, question?: string): Promise<Sent>;
  press(step: string, payload?: object): Promise<Sent>;
  /** Any other call that changes something. */
  send(path: string, payload: object): Promise<Sent>;
  /** Presses, and waits until the task has come to its end. */
  draw(): Promise<void>;
  close(): Promise<void>;
}

export type Pressing = Pick<DrawOffice, 'ask' | 'press' | 'read' | 'send'>;

export async function pressingAs(app: TestApp, email = 'owner@lantern.example'): Promise<Pressing> {
  const browser = app.browser(OFFICE_HOST);
  const headers = { origin: OFFICE_ORIGIN };
  const send = (path: string, payload: object) => browser.send(`/office.v1/${path}`, payload, { headers });
  const sent = await send('staff/sign-in', { email, password: PASSWORD });
  if (sent.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(sent.body)}`);
  const read = (path: string) => browser.send(`/office.v1/${path}`, undefined, { method: 'GET', headers });
  return {
    read,
    send,
    ask: (path = 'one', question = '') => read(`draws/${path}?seriesId=${SERIES}${question}`),
    press: (step, payload = {}) => send(`draws/${step}`, { seriesId: SERIES, ...payload }),
  };
}

export async function waitForState(ask: Pressing['ask'], state: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await ask();
    if (body.state === state) return;
    if (body.progress?.problem) throw new Error(body.progress.problem);
    await sleep(100);
  }
  throw new Error(`The draw did not become ${state}`);
}

export async function drawOffice(engine: EngineKind): Promise<DrawOffice> {
  const app = await testApp(engine, { open: demoDatabase });
  const pressing = await pressingAs(app);
  return {
    app,
    robin: await signedIn(app, fan),
    ...pressing,
    draw: async () => {
      await pressing.press('draw');
      await waitForState(pressing.ask, 'drawn');
    },
    close: async () => {
      await app.close();
    },
  };
}
