// What whoever runs the shop sees of it: the numbers of the business, and whether its names lead to it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPeople, patient } from './accounts/testing/people.ts';
import { freePort } from '../../../tools/free-port.ts';
import { reachSelf } from './platform/http/reach.ts';
import { testApp } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  port = await freePort();
  app = await testApp('server', {
    load: loadPeople,
    environment: { ...patient, PUBLIC_PORT: String(port), METRICS_TOKEN: 'watch' },
  });
  await app.http.listen({ port, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = async (url: string, token = 'watch') =>
  app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });

async function numbers(): Promise<Map<string, number>> {
  const { body } = await ask('/metrics');
  return new Map(
    body
      .split('\n')
      .filter((line) => line.startsWith('stagedoor_'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

test('[OPS-51] the numbers of the business are counted: tickets, letters, payments, jobs', async () => {
  await expect.poll(async () => (await numbers()).get('stagedoor_business_counted')).toBe(1);
  const found = await numbers();
  expect(found.get('stagedoor_tickets{state="sold"}')).toBe(0);
  expect(found.get('stagedoor_tickets{state="free"}')).toBeGreaterThanOrEqual(0);
  expect(found.get('stagedoor_mail_dead')).toBe(0);
  expect(Math.abs(found.get('stagedoor_clock_ahead_seconds')!)).toBeLessThan(5);
  expect(found.get('stagedoor_payments_oldest_seconds')).toBe(0);
  await expect
    .poll(async () => (await numbers()).get('stagedoor_job_age_seconds{job="send mail"}'))
    .toBeLessThan(10);
  expect(found.get('stagedoor_job_every_seconds{job="send mail"}')).toBe(2);
});

test('[OPS-49] each job runs, at its rhythm', async () => {
  const found = await numbers();
  const every = (job: string) => found.get(`stagedoor_job_every_seconds{job="${job}"}`);
  const jobs = {
    'sweep carts': 10,
    'tidy accounts': 300,
    'capture installments': 300,
    'charge awards': 3,
    'commit-opened-draws': 15,
    'remind of closing series': 300,
    'remind of installments': 3600,
    'reconcile payments': 5,
    'end grace': 60,
  };
  expect(Object.fromEntries(Object.keys(jobs).map((job) => [job, every(job)]))).toEqual(jobs);
});

test('[OPS-51] only the shop itself answers for its names, and the deep look says which do not lead here', async () => {
  expect((await ask('/readyz')).json()).toEqual({ ready: true });
  expect((await ask('/readyz?deep', 'guess')).statusCode).toBe(401);
  await app.database.runScript(`
    update outlets set api_host = 'same';
    update outlet_hosts set host = 'localhost' where outlet_id = 1 and is_main`);
  const deep = await ask('/readyz?deep');
  const { hosts } = deep.json<{ hosts: { origin: string; use: string; problem?: string }[] }>();
  const problems = new Map(hosts.map(({ origin, problem }) => [new URL(origin).hostname, problem]));
  expect(problems.get('localhost')).toBeUndefined();
  expect(problems.has('localhost')).toBe(true);
  // Names below localhost lead to this very machine; the others lead nowhere, or to nobody who knows the secret.
  const elsewhere = [...problems].filter(([, problem]) => problem !== undefined).map(([name]) => name);
  expect(elsewhere).toEqual(['shop.example.com', 'tickets.example.com']);
  expect(deep.statusCode).toBe(503);
  const wrong = await reachSelf(`http://localhost:${port}`, 'another secret');
  expect(wrong).toContain('another shop answers');
});

test('a host that was changed reaches pages and calls without a restart', async () => {
  const shown = async (host: string) =>
    (
      await app.http.inject({
        method: 'POST',
        url: '/gen.v1/user/sessioninit',
        headers: { host },
        payload: {},
      })
    ).statusCode;
  expect(await shown('moved.localhost')).toBe(404);
  await app.database.runScript(`
    update outlet_hosts set host = 'moved.localhost' where outlet_id = 1 and is_main;
    update outlets set api_host = 'same' where outlet_id = 1`);
  await expect.poll(() => shown('moved.localhost')).toBe(200);
});
