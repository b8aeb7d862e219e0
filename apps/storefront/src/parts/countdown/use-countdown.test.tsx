// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

/** A thread that the test speaks for. */
class Thread extends EventTarget {
  static all: Thread[] = [];
  told: unknown[] = [];
  ended = false;
  readonly address: URL;
  constructor(address: URL) {
    super();
    this.address = address;
    Thread.all.push(this);
  }
  postMessage(deadline: unknown) {
    this.told.push(deadline);
  }
  terminate() {
    this.ended = true;
  }
}

beforeEach(() => {
  Thread.all = [];
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => vi.unstubAllGlobals());

test('[CHECKOUT-10] a worker in the background counts to the deadline, and ends with the page', () => {
  const deadline = new Date(Date.now() + 600_500);
  const hook = renderHook(() => useCountdown(deadline));
  expect(hook.result.current.seconds).toBe(601);
  const [worker] = Thread.all;
  expect(worker?.address.pathname).toMatch(/countdown-worker/);
  expect(worker?.told).toEqual([deadline.getTime()]);
  const beat = { seconds: 42, jumped: false };
  act(() => void worker?.dispatchEvent(new MessageEvent('message', { data: beat })));
  expect(hook.result.current).toEqual(beat);
  // After a sleep it counts anew at once.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(worker?.told).toHaveLength(2);
  hook.unmount();
  expect(worker?.ended).toBe(true);
});
