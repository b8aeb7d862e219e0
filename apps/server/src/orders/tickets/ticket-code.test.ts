import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeFor, uuidOfCode } from './ticket-code.ts';

const secret = 'a secret that only this test knows';

test('[OPS-32] a code leads back to its ticket, and only with the secret it was made with', () => {
  const uuid = randomUUID();
  const code = codeFor('ticket', secret, uuid);
  expect(code).toMatch(/^[\w-]{44}$/);
  expect(uuidOfCode('ticket', secret, code)).toBe(uuid);
  expect(uuidOfCode('ticket', 'another secret', code)).toBeUndefined();
});

test('[OPS-32] a code with one letter changed, cut off, or invented opens nothing', () => {
  const code = codeFor('ticket', secret, randomUUID());
  for (let at = 0; at < code.length; at += 1) {
    const letter = code[at] === 'A' ? 'B' : 'A';
    expect(uuidOfCode('ticket', secret, code.slice(0, at) + letter + code.slice(at + 1))).toBeUndefined();
  }
  for (const other of ['', code.slice(1), `${code}A`, 'x'.repeat(44), '../../etc/passwd'])
    expect(uuidOfCode('ticket', secret, other)).toBeUndefined();
});
