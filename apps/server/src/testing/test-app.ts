// The whole app over a test database, with a clock that a test moves and a browser that keeps its cookies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { App } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import type { Logger } from '../platform/log.ts';
import type { GatewayRoad } from '../payments/index.ts';
import { breakableRoad } from '../payments/testing/outages.ts';
import type { Outage } from '../payments/testing/outages.ts';
import { testDatabase } from './test-database.ts';
import type { EngineKind, TestDatabase } from './test-database.ts';

export const START = new Date('2026-11-15T17:00:00Z');

export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export function testClock(start = START): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    shiftMs: () => time - Date.now(),
    shiftTo: (to) => {
      time = to.getTime();
    },
    reset: () => {
      time = start.getTime();
    },
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

export interface TestApp extends App {
  database: TestDatabase;
  clock: TestClock;
  browser(host: string): TestBrowser;
  /** From now on the way to the gateway is broken so; undefined: it is whole again. */
  breakRoad(outage: Outage | undefined): Promise<void>;
}

export interface Sent {
  status: number;
  /** What stands in `response`, or the whole body where there is none. */
  // Tests look into answers freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: LightMyRequestResponse['headers'];
  setCookies: string[];
}

export interface TestBrowser {
  cookies: Map<string, string>;
  send(path: string, payload?: unknown, options?: SendOptions): Promise<Sent>;
}

interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  headers?: Record<string, string>;
  /** The host that is asked, where it is not the page's. */
  host?: string;
}

function browserFor(app: App, pageHost: string): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    send: async (path, payload = {}, { method = 'POST', headers = {}, host = pageHost } = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.http.inject({
        method,
        url: path,
        ...(method !== 'GET' && method !== 'OPTIONS' && { payload: payload as object }),
        headers: { host, origin: `http://${pageHost}`, ...(cookie && { cookie }), ...headers },
      });
      const setCookies = [response.headers['set-cookie'] ?? []].flat();
      for (const line of setCookies) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const isJson = String(response.headers['content-type']).includes('json');
      const body = isJson && response.body ? JSON.parse(response.body) : response.body;
      return {
        status: response.statusCode,
        body: body?.response ?? body,
        headers: response.headers,
        setCookies,
      };
    },
  };
}

export interface TestAppOptions {
  /** Where its database comes from, where it is not an empty one. */
  open?: (engine: EngineKind) => Promise<TestDatabase>;
  load?: (database: TestDatabase) => Promise<void>;
  environment?: Record<string, string>;
  /** The jobs that the test runs by hand: the app's own rounds would come between. */
  leftJobs?: readonly string[];
  log?: Logger;
  /** Where letters to gateways go, instead of ways that a test may break. */
  gatewayRoad?: GatewayRoad;
}

export async function testApp(engine: EngineKind, options: TestAppOptions = {}): Promise<TestApp> {
  const { open = testDatabase, load, environment, leftJobs = [], log = createLog('silent') } = options;
  const database = await open(engine);
  await load?.(database);
  const clock = testClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-app-'));
  const config = readConfig({
    DEMO: '0',
    DEFAULT_OUTLET: '1',
    PUBLIC_PORT: '0',
    HELD_TICKETS_PER_ADDRESS: '1000000',
    WAITING_ROOM_ABOVE_MS: '0',
    ...(environment?.NODE_ENV !== 'production' && { DEMO_TOOLS: '1' }),
    REQUESTS_PER_MINUTE: '1000000',
    PASSWORD_HASH_KIB: '8',
    DATA_DIR: dataDir,
    ...database.environment,
    ...environment,
  });
  const { gatewayRoad: breakable, breakRoad, closeRoads } = breakableRoad();
  const gatewayRoad = options.gatewayRoad ?? breakable;
  const app = await buildApp({ config, database, clock, log, gatewayRoad, leftJobs });
  const close = async (): Promise<void> => {
    await app.close();
    await closeRoads();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...app, close, database, clock, breakRoad, browser: (host) => browserFor(app, host) };
}
