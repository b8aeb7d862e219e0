import { expect, test } from 'vitest';
import { isOpenToAll } from './is-open-to-all.ts';

test.each([
  [{ loginAlways: false }, true],
  [{ loginAlways: true }, false],
  [{ passwordHash: 'x', loginAlways: false }, false],
])('an outlet with %o is open to all: %s', (outlet, open) => expect(isOpenToAll(outlet)).toBe(open));
