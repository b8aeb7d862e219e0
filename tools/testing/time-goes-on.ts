// Files share a worker, and one that leaves time standing still leaves those after it waiting for ever. So it is the test
// that stopped time which fails, and the next one has it again.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('The test ended while time stood still: call vi.useRealTimers() in afterEach');
});
