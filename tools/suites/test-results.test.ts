import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runtime/folders.mjs';
import { ofPlaywright, ofVitest } from './test-results.ts';

test('reads what Vitest wrote, a file that broke outside its tests included', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'tools/a.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'group [CART-07] holds', status: 'passed', duration: 1500 }],
      },
      { name: join(root, 'tools/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  expect(ofVitest('unit', report)).toEqual([
    {
      suite: 'unit',
      file: 'tools/a.test.ts',
      title: 'group [CART-07] holds',
      status: 'passed',
      seconds: 1.5,
    },
    { suite: 'unit', file: 'tools/b.test.ts', title: 'tools/b.test.ts', status: 'failed', seconds: 0 },
  ]);
});

test('reads what Playwright wrote: groups, projects and errors outside of tests', () => {
  const tests = [
    { projectName: 'phone', status: 'expected', results: [{ duration: 2000 }] },
    { projectName: 'desktop', status: 'unexpected', results: [{ duration: 500 }, { duration: 500 }] },
  ];
  const group = {
    title: 'cart',
    file: 'a.spec.ts',
    specs: [{ title: '[CART-07] holds', file: 'a.spec.ts', tests }],
  };
  const report = {
    config: { rootDir: join(root, 'e2e') },
    suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] }],
    errors: [{ message: 'the server did not start\nmore' }],
  };
  const seen = ofPlaywright(report).map(({ title, status, seconds }) => [title, status, seconds]);
  expect(seen).toEqual([
    ['cart [CART-07] holds (phone)', 'passed', 2],
    ['cart [CART-07] holds (desktop)', 'failed', 1],
    ['the server did not start', 'failed', 0],
  ]);
});
