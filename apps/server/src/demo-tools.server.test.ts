import { expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { ConfigError, readConfig } from './config.ts';
import { hosts, loadSmallWorld } from './testing/small-world.ts';
import { testApp } from './testing/test-app.ts';

const tools = [
  ['GET', '/demo/clock'],
  ['POST', '/demo/clock'],
  ['GET', '/demo/mail'],
  ['GET', '/demo/membership'],
  ['GET', '/demo/membership/enter'],
  ['GET', '/stand-in-gateway/control/transactions'],
  ['POST', '/stand-in-gateway/control/faults'],
  ['POST', '/stand-in-gateway/control/decide'],
] as const;

test('[SEC-74] demo tools, clock and the stand-in’s controls come with DEMO_TOOLS alone', async () => {
  for (const [given, there] of cases([
    ['0', false],
    ['1', true],
  ] as const)) {
    const app = await testApp('server', { load: loadSmallWorld, environment: { DEMO_TOOLS: given } });
    for (const [method, url] of cases(tools)) {
      expect({ url, there: app.http.hasRoute({ method, url }) }).toEqual({ url, there });
    }
    const { status } = await app.browser(hosts.lantern).send('/demo/clock', { now: '2030-01-01' });
    expect(status).toBe(there ? 200 : 404);
    await app.close();
  }
});

test('[SEC-74] they come with the demo, by themselves with nothing else, and never in production', () => {
  const database = { DATABASE_URL: 'postgres://localhost/shop' };
  expect(readConfig({}).demoTools).toBe(true);
  expect(readConfig(database)).toMatchObject({ demoTools: false, isKindUnsaid: true });
  expect(readConfig({ ...database, NODE_ENV: 'development' }).isKindUnsaid).toBe(false);
  expect(readConfig({ ...database, DEMO_TOOLS: '1' }).demoTools).toBe(true);
  const production = { ...database, NODE_ENV: 'production', DEMO_TOOLS: '1' };
  expect(() => readConfig(production)).toThrow(ConfigError);
  expect(() => readConfig(production)).toThrow('DEMO_TOOLS must be 0 in production');
});
