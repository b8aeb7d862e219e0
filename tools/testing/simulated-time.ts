// Time that stands still until a test moves it: however slow the machine, nothing is over before the test says so.
import { vi } from 'vitest';

/** Also for waiting on the screen: testing-library moves simulated time by itself where it finds it under this name. */
export function simulateTime(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

export function endSimulatedTime(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
