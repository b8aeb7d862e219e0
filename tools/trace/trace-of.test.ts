import { describe, expect, test } from 'vitest';
import { readRequirements } from './requirements.ts';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { traceOf } from './trace-of.ts';

const mark = (id: string) => `[${id}]`;

test('a requirement is declared at the head of a line', () => {
  const text = '- **CART-07** Holds.\n- **HIST-REQ-01** Shows, see **CART-08**.\n| CART-09 | table |\n';
  const root = temporaryTree({
    '.gitignore': '',
    'docs/requirements/a.md': text,
    'docs/b.md': '- **B-1** No.',
  });
  expect(readRequirements(root)).toEqual([
    { id: 'CART-07', words: 'Holds.', path: 'docs/requirements/a.md', line: 1 },
    { id: 'HIST-REQ-01', words: 'Shows, see **CART-08**.', path: 'docs/requirements/a.md', line: 2 },
  ]);
});

describe('a trace', () => {
  const claim = {
    file: 'a.test.ts',
    line: 1,
    ids: ['A-1'],
    title: `${mark('A-1')} works`,
    runsProduct: true,
  };
  const result = {
    suite: 'unit',
    file: 'a.test.ts',
    title: `group ${mark('A-1')} works`,
    seconds: 0,
    at: '2026-11-15T12:00:00.000Z',
  } as const;
  const proofOf = (claims: (typeof claim)[], ...statuses: ('passed' | 'failed' | 'skipped')[]) =>
    traceOf(
      ['A-1'],
      claims,
      statuses.map((status) => ({ ...result, status })),
    )[0]?.proof;

  test('shows how a test last ended, and when', () => {
    const [trace] = traceOf(['A-1'], [claim], [{ ...result, status: 'failed' }]);
    expect(trace).toEqual({
      id: 'A-1',
      proof: 'failed',
      since: result.at,
      tests: [{ file: 'a.test.ts', title: `group ${mark('A-1')} works`, status: 'failed', at: result.at }],
    });
  });

  test('says since when all of it is known', () => {
    const older = { ...result, file: 'b.test.ts', at: '2026-11-14T12:00:00.000Z', status: 'passed' } as const;
    const claims = [claim, { ...claim, file: 'b.test.ts' }];
    const [trace] = traceOf(['A-1'], claims, [{ ...result, status: 'passed' }, older]);
    expect(trace?.since).toBe(older.at);
  });

  test('calls nothing good that never ran, or was passed over', () => {
    expect(traceOf(['A-1'], [claim], [])[0]?.tests.map(({ status }) => status)).toEqual(['not run']);
    expect([proofOf([claim]), proofOf([claim], 'skipped'), proofOf([claim], 'passed')]).toEqual([
      'not run',
      'not run',
      'good',
    ]);
  });

  test('calls it failed where one of its tests did, whatever passed', () => {
    expect(proofOf([claim], 'passed', 'failed')).toBe('failed');
  });

  test('shows a requirement that no test names', () => {
    expect(traceOf(['A-2'], [claim], [])).toEqual([{ id: 'A-2', proof: 'missing', tests: [] }]);
  });

  test('takes the best of several proofs that ran', () => {
    const weak = { ...claim, runsProduct: false };
    expect(proofOf([weak], 'passed')).toBe('weak');
    expect(proofOf([weak, claim], 'passed')).toBe('good');
    const elsewhere = { ...claim, file: 'b.test.ts' };
    expect(proofOf([weak, elsewhere], 'passed')).toBe('weak');
  });
});
