// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoplay } from './use-autoplay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(options: { slides: number; resting?: boolean; reduced?: boolean }) {
  const query = { matches: options.reduced ?? false, addEventListener() {}, removeEventListener() {} };
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const next = vi.fn<() => void>();
  const hook = renderHook(({ resting }) => useAutoplay({ slides: options.slides, index: 0, resting, next }), {
    initialProps: { resting: options.resting ?? false },
  });
  return { next, hook };
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[LIST-09] [CONST-10] the carousel goes on every 5 seconds when there is more than one slide', () => {
  const { next } = start({ slides: 2 });
  wait(4999);
  expect(next).not.toHaveBeenCalled();
  wait(1);
  expect(next).toHaveBeenCalledTimes(1);
  const single = start({ slides: 1 });
  wait(20_000);
  expect(single.next).not.toHaveBeenCalled();
});

test('[LIST-09] it rests on hover and focus, and for reduced motion', () => {
  const { next, hook } = start({ slides: 3, resting: true });
  wait(20_000);
  expect(next).not.toHaveBeenCalled();
  hook.rerender({ resting: false });
  wait(5000);
  expect(next).toHaveBeenCalledTimes(1);
  const still = start({ slides: 3, reduced: true });
  wait(20_000);
  expect(still.next).not.toHaveBeenCalled();
});

test('[LIST-09] it can be paused', () => {
  const { next, hook } = start({ slides: 3 });
  act(() => hook.result.current.toggle());
  expect(hook.result.current.playing).toBe(false);
  wait(20_000);
  expect(next).not.toHaveBeenCalled();
});
