import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { CLIENT_VERSION } from './client-version.ts';
import { PRODUCT_VERSION } from './product-version.ts';

test('[RUN-10] [SHELL-08] a release has its own version, and open pages are asked to load anew for none of it', () => {
  expect(PRODUCT_VERSION).toBe(packageFile.version);
  expect(CLIENT_VERSION).toBe('1.2.9');
});
