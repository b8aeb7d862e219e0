// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDrawFile } from '@stagedoor/contract/calls/shop/draws';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { drawOf, main, openDraw, press, published } from './testing/open-draw.ts';

const said = () => screen.getAllByRole('status').at(-1)?.textContent;

/** A thread that the test speaks for. */
class Thread extends EventTarget {
  static all: Thread[] = [];
  ended = false;
  orders: unknown[] = [];
  constructor() {
    super();
    Thread.all.push(this);
  }
  postMessage(order: unknown) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  says(data: object) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

beforeEach(() => {
  Thread.all = [];
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parts = ['one\n', 'two\n'];
const serve = (server: StandInServer) =>
  server.on(getDrawFile, ({ part }) => ({ body: parts[part]!, isLast: part === parts.length - 1 }));

test('[DRAW-07] reads the whole file, says how far it is, and what came out', async () => {
  const shop = await openDraw(published, serve);
  press('Check the draw now');
  await shop.settle();
  const [thread] = Thread.all;
  expect(thread?.orders).toEqual([{ parts, published: drawOf().published, isAbandoned: false }]);
  thread?.says({ kind: 'progress', step: 'ranking', share: 0.25 });
  expect(main()).toContain('Checking: ranking');
  expect(screen.getByRole('progressbar', { name: 'Progress of the check' }).getAttribute('value')).toBe(
    '0.25',
  );
  thread?.says({
    kind: 'proven',
    entries: 2000,
    overrides: 1,
    isPublishedCompared: true,
    isAbandoned: false,
  });
  const verdict = said();
  expect(verdict).toContain('It holds: all 2,000 requests');
  expect(verdict).toContain('The list is the one that was sealed before the public number was known.');
  expect(verdict).toContain('1 result was corrected by hand');
  expect(thread?.ended).toBe(true);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

test('[DRAW-07] a file that does not hold is named by its line', async () => {
  const shop = await openDraw(published, serve);
  press('Check the draw now');
  await shop.settle();
  Thread.all[0]?.says({ kind: 'failed', line: 12, message: 'closing hash' });
  expect(screen.getByRole('alert').textContent).toBe('It does not hold: line 12 of the file.closing hash');
});

test('[DRAW-07] is cancelled, and ends with the page', async () => {
  const shop = await openDraw(published, serve);
  press('Check the draw now');
  await shop.settle();
  press('Cancel');
  expect(Thread.all[0]?.ended).toBe(true);
  expect(said()).toBe('Cancelled. Nothing was decided.');
  press('Check again');
  await shop.settle();
  cleanup();
  expect(Thread.all[1]?.ended).toBe(true);
});

test('[DRAW-07] the file is there to take away, under the draw’s name', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blob! });
  });
  const shop = await openDraw(published, serve);
  press('Download the file');
  await shop.settle();
  expect(saved.map(({ name }) => name)).toEqual(['draw-13.ndjson']);
  expect(await saved[0]?.blob.text()).toBe('one\ntwo\n');
  vi.restoreAllMocks();
});
