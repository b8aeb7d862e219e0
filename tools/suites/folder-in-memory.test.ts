import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasRoom } from './folder-in-memory.ts';

test('suites keep in memory only what leaves enough of it, and only where the machine has such a folder', () => {
  expect(hasRoom(tmpdir(), () => 1e9)).toBe(false);
  expect(hasRoom(join(tmpdir(), 'no-such-folder'), () => 1e12)).toBe(false);
});
