import { expect, test } from 'vitest';
import { failedFiles } from './results.ts';

const passed = { file: 'a.test.ts', status: 'passed' } as const;
const failed = { file: 'b.test.ts', status: 'failed' } as const;

test('the files in which something failed are named once each', () => {
  expect(failedFiles([passed, failed, failed])).toEqual(['b.test.ts']);
});

test('where nothing is known to have failed, or something outside of every file, all of them are meant', () => {
  expect(failedFiles([passed])).toBeUndefined();
  expect(failedFiles([failed, { file: '', status: 'failed' }])).toBeUndefined();
});
