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
  } as const;

  test('shows how a test last ended', () => {
    const [trace] = traceOf(['A-1'], [claim], [{ ...result, status: 'failed' }]);
    expect(trace?.tests).toEqual([
      { file: 'a.test.ts', title: `group ${mark('A-1')} works`, status: 'failed' },
    ]);
  });

  test('shows a test that never ran', () => {
    expect(traceOf(['A-1'], [claim], [])[0]?.tests.map(({ status }) => status)).toEqual(['not run']);
  });

  test('shows a requirement that no test names', () => {
    expect(traceOf(['A-2'], [claim], [])).toEqual([{ id: 'A-2', proof: 'missing', tests: [] }]);
  });

  test('takes the best of several proofs', () => {
    const weak = { ...claim, runsProduct: false };
    expect(traceOf(['A-1'], [weak], [])[0]?.proof).toBe('weak');
    expect(traceOf(['A-1'], [weak, claim], [])[0]?.proof).toBe('good');
  });
});
