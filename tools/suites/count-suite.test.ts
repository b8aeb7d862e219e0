import { describe, expect, test } from 'vitest';
import { countSuite } from './count-suite.ts';

const passed = { status: 'passed' } as const;
const failed = { status: 'failed' } as const;
const skipped = { status: 'skipped' } as const;

describe('a suite', () => {
  test('passes when it ended well and something passed', () => {
    expect(countSuite({ isOk: true }, [passed, passed, skipped])).toEqual({ passed: 2, failed: 0 });
  });

  test('fails by its failed tests', () => {
    expect(countSuite({ isOk: false }, [passed, failed, failed])).toEqual({ passed: 1, failed: 2 });
  });

  test('fails when it crashed, whatever had passed by then', () => {
    expect(countSuite({ isOk: false }, [passed])).toEqual({ passed: 1, failed: 1 });
  });

  test('fails when it ran nothing', () => {
    expect(countSuite({ isOk: true }, [])).toEqual({ passed: 0, failed: 1 });
    expect(countSuite({ isOk: true }, [skipped])).toEqual({ passed: 0, failed: 1 });
  });
});
