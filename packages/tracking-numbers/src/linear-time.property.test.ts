import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { identify } from './index.ts';
import { hostileTexts } from './testing/hostile-texts.ts';

/** For caches, garbage and neighbours; time that grew with the square would need 100. */
const SLACK = 25;
const timeout = 180_000;
const program = fileURLToPath(new URL('testing/growth.ts', import.meta.url));

test.each(Object.keys(hostileTexts))(
  '[TRACK-17] [TRACK-18] a hundred times as much of %s takes a hundred times as long, with slack',
  { timeout },
  (kind) => {
    const growth = Number(execFileSync(process.execPath, [program, kind], { timeout }));
    expect(growth).toBeGreaterThan(0);
    expect(growth).toBeLessThan(100 * SLACK);
  },
);

test.each(['blanks', 'digits', 'lone surrogates'])(
  '[TRACK-12] a candidate of 10 MB of %s is none',
  (kind) => {
    expect(identify(hostileTexts[kind]!(10_000_000))).toBeNull();
  },
);
