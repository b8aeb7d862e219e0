import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { familyOf, isAlive, tell } from './processes.ts';

test('a member of the family that ended after it was listed is passed over', async () => {
  const child = spawn('sleep', ['30']);
  const { pid = 0 } = child;
  expect(familyOf(process.pid)).toContain(pid);
  const gone = once(child, 'exit');
  tell(pid, 'SIGKILL');
  await gone;
  expect(isAlive(pid)).toBe(false);
  expect(() => tell(pid, 'SIGCONT')).not.toThrow();
});
