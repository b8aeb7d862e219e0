import { expect, test } from 'vitest';
import { CLIENT_VERSION, needsReload } from './client-version.ts';

test('[SHELL-08] [CONST-29] the prompt appears when the versions differ', () => {
  expect(CLIENT_VERSION).toBe('1.2.9');
  expect(needsReload('1.2.9')).toBe(false);
  expect(needsReload('1.3.0')).toBe(true);
  expect(needsReload('1.2.9', '1.2.8')).toBe(true);
  expect(needsReload(undefined)).toBe(false);
  expect(needsReload('')).toBe(false);
});
