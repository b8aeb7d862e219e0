import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { chromiumNotice, findChromium } from './chromium.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function program(name: string, exitCode: number): { folder: string; path: string } {
  const folder = temporaryTree({ [name]: `#!/bin/sh\nexit ${exitCode}\n` });
  chmodSync(join(folder, name), 0o755);
  return { folder, path: join(folder, name) };
}

test('the one that CHROMIUM names comes first', () => {
  const { path } = program('my-browser', 0);
  vi.stubEnv('CHROMIUM', path);
  expect(findChromium()).toBe(path);
});

test('a CHROMIUM that does not run is refused in words', () => {
  const { path } = program('my-browser', 1);
  vi.stubEnv('CHROMIUM', path);
  expect(() => findChromium()).toThrow(`CHROMIUM says ${path}, which does not run. Install Chromium`);
});

test('one on the path is taken, but not one that lacks its libraries', () => {
  const broken = program('chromium', 127);
  const good = program('google-chrome', 0);
  vi.stubEnv('CHROMIUM', undefined);
  vi.stubEnv('PATH', [broken.folder, good.folder].join(delimiter));
  expect(findChromium()).toBe(good.path);
});

test('where there is none, that is said without fetching any, with the command to run', () => {
  vi.stubEnv('CHROMIUM', undefined);
  vi.stubEnv('PATH', temporaryTree({}));
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', temporaryTree({}));
  expect(chromiumNotice()).toContain('There is no Chromium here.');
  expect(chromiumNotice()).toContain('apt-get install chromium');
});

test('one that is named and does not run is told of at once, and one that runs needs no word', () => {
  vi.stubEnv('CHROMIUM', program('my-browser', 1).path);
  expect(chromiumNotice()).toContain('which does not run. Install Chromium');
  vi.stubEnv('CHROMIUM', program('my-browser', 0).path);
  expect(chromiumNotice()).toBeUndefined();
});
