import { expect, test } from 'vitest';
import { browserOf } from './browser-of.ts';

const base = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${base} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${base} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${base} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`, 'Edge on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
  ['curl/8.5', 'Another browser'],
  ['', 'Another browser'],
])('%s is %s', (userAgent, name) => expect(browserOf(userAgent)).toBe(name));
