import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox('a secret of the installation', 'a test');

test('[STAFF-03] what is sealed opens again, for its owner and with its key only', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 7);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.open(sealed, 7)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => box.open(sealed, 8)).toThrow();
  expect(() => secretBox('another secret', 'a test').open(sealed, 7)).toThrow();
  expect(() => secretBox('a secret of the installation', 'another').open(sealed, 7)).toThrow();
});

test('[STAFF-03] the same secret looks different each time', () => {
  expect(box.seal('x', 1)).not.toBe(box.seal('x', 1));
});
