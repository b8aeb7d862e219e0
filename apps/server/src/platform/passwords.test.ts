import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('[OPS-37] a password is kept as an argon2id hash of its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('encore'), hashPassword('encore')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test('the right password is known again, another is not', async () => {
  const kept = await hashPassword('encore');
  expect(await verifyPassword(kept, 'encore')).toBe(true);
  expect(await verifyPassword(kept, 'Encore')).toBe(false);
});

test('many at once all get their turn', async () => {
  const kept = await hashPassword('encore');
  const answers = await Promise.all(Array.from({ length: 8 }, () => verifyPassword(kept, 'encore')));
  expect(answers).toEqual(Array.from({ length: 8 }, () => true));
});

test('one that fails leaves its place to the next', async () => {
  await expect(verifyPassword('not a hash', 'encore')).rejects.toThrow();
  await expect(verifyPassword('not a hash', 'encore')).rejects.toThrow();
  expect(await hashPassword('encore')).toContain('argon2id');
});
