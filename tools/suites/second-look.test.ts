import { describe, expect, test } from 'vitest';
import { filesToLookAt, mendedBy } from './second-look.ts';
import type { TestResult } from './test-results.ts';

const seen = (file: string, title: string, status: TestResult['status']): TestResult => ({
  suite: 'server',
  file,
  title,
  status,
  seconds: 1,
});

describe('a second look', () => {
  test('goes through the files of what failed, once each', () => {
    const tests = [seen('a', '1', 'failed'), seen('a', '2', 'failed'), seen('b', '3', 'passed')];
    expect(filesToLookAt(tests)).toEqual(['a']);
  });

  test('is not taken where much is broken', () => {
    const tests = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => seen(file, '1', 'failed'));
    expect(filesToLookAt(tests)).toEqual([]);
  });

  test('names what wavers, and leaves what is broken failed', () => {
    const first = [seen('a', '1', 'failed'), seen('a', '2', 'failed'), seen('b', '3', 'passed')];
    const second = [seen('a', '1', 'passed'), seen('a', '2', 'failed')];
    const { tests, wavered } = mendedBy(first, second);
    expect(wavered).toEqual(['a  1']);
    expect(tests.map(({ status }) => status)).toEqual(['passed', 'failed', 'passed']);
  });

  test('a file that broke outside of its tests is mended when all of it passes', () => {
    const first = [seen('a', 'a', 'failed')];
    expect(mendedBy(first, [seen('a', '1', 'passed')]).wavered).toEqual(['a  a']);
    expect(mendedBy(first, [seen('a', '1', 'passed'), seen('a', '2', 'failed')]).wavered).toEqual([]);
    expect(mendedBy(first, []).wavered).toEqual([]);
  });
});
