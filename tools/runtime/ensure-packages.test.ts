import { describe, expect, test } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { isInstalled } from './ensure-packages.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'packages/rules': { version: '1.0.0' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

function installedIn(installed: object | undefined): boolean {
  const record = installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) };
  const root = temporaryTree({ 'package-lock.json': JSON.stringify({ packages: wanted }), ...record });
  return isInstalled(root);
}

describe('packages are installed', () => {
  test('when all that is asked for is there, other platforms aside', () => {
    expect(installedIn({ 'node_modules/pg': { version: '8.0.0' } })).toBe(true);
  });

  test('not when an install never ended', () => {
    expect(installedIn(undefined)).toBe(false);
  });

  test('not when one is missing', () => {
    expect(installedIn({})).toBe(false);
  });

  test('not when one has another version', () => {
    expect(installedIn({ 'node_modules/pg': { version: '7.9.9' } })).toBe(false);
  });
});
