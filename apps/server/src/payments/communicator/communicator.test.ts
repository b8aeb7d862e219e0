import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'communicator.js'), 'utf8');
const shop = 'http://lantern.localhost:3000';
const gateway = 'http://gateway.localhost:3000';

type Listener = (event: { origin?: string; data?: unknown }) => void;

/** The script with the few things of a browser that it touches. */
function open(hash = '', ancestorOrigins: string[] | undefined = [gateway, shop]) {
  const told: [message: unknown, targetOrigin: string][] = [];
  const listeners = new Map<string, Listener>();
  const location = { origin: shop, hash, ancestorOrigins };
  const window = {
    location,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    parent: { parent: { postMessage: (message: unknown, to: string) => told.push([message, to]) } },
  };
  const document = { documentElement: { dataset: { gateway } } };
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('window', 'document', script)(window, document);
  const say = (data: unknown, origin = gateway) => listeners.get('message')!({ origin, data });
  const writeAddress = (text: string) => {
    location.hash = text;
    listeners.get('hashchange')!({});
  };
  return { told, say, writeAddress };
}

let page: ReturnType<typeof open>;
beforeEach(() => {
  page = open();
});

test.each([
  'action=resizeWindow&width=400&height=512',
  'action=successfulSave',
  'action=transactResponse&response=%7B%22transId%22%3A%221%22%7D',
  'action=cancel',
])('[ACCT-15] %s is passed on to the shop’s page, and to no other origin', (report) => {
  page.say(report);
  page.writeAddress(`#${report}`);
  expect(page.told).toEqual([
    [report, shop],
    [report, shop],
  ]);
});

test('[ACCT-15] a report may stand in the address from the start', () => {
  expect(open('#action=successfulSave').told).toEqual([['action=successfulSave', shop]]);
});

test('[SEC-49] what comes from another origin is ignored', () => {
  for (const origin of [
    'https://evil.example',
    'null',
    shop,
    `${gateway}1`,
    gateway.replace('http:', 'https:'),
  ]) {
    page.say('action=successfulSave', origin);
  }
  expect(page.told).toEqual([]);
});

test('[SEC-49] framed by another page, it reads no address', () => {
  expect(open('#action=successfulSave', ['https://evil.example', shop]).told).toEqual([]);
});

test('[ACCT-15] what is no report is not passed on', () => {
  for (const odd of ['action=somethingElse', '', 'successfulSave', { action: 'successfulSave' }, null, 5])
    page.say(odd);
  page.writeAddress('');
  expect(page.told).toEqual([]);
});
