import { describe, expect, test } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { idsIn, namedTests, requirementIds, titlesIn, traceOf } from './trace-of.ts';

const mark = (id: string) => `[${id}]`;

test('a requirement is declared at the head of a line', () => {
  const text = '- **CART-07** Holds.\n- **HIST-REQ-01** Shows, see **CART-08**.\n| CART-09 | table |\n';
  expect(requirementIds(text)).toEqual(['CART-07', 'HIST-REQ-01']);
});

test('a title claims the ids in its brackets', () => {
  expect(idsIn(`${mark('CART-07, CART-08')} holds, unlike CART-09 ${mark('HIST-REQ-01')}`)).toEqual([
    'CART-07',
    'CART-08',
    'HIST-REQ-01',
  ]);
});

test('titles are found in any quotes', () => {
  const text = [
    `test('${mark('A-1')} it\\'s', f)`,
    `test("${mark('A-2')} it's", f)`,
    `test.each(x)(\`${mark('A-3')} %s\`)`,
  ];
  expect(titlesIn(text.join('\n')).flatMap(idsIn)).toEqual(['A-1', 'A-2', 'A-3']);
});

describe('a trace', () => {
  const named = [{ file: 'a.test.ts', ids: ['A-1'], title: `${mark('A-1')} works` }];
  const result = {
    suite: 'unit',
    file: 'a.test.ts',
    title: `group ${mark('A-1')} works`,
    seconds: 0,
  } as const;

  test('shows how a test last ended', () => {
    const [trace] = traceOf(['A-1'], named, [{ ...result, status: 'failed' }]);
    expect(trace?.tests).toEqual([
      { file: 'a.test.ts', title: `group ${mark('A-1')} works`, status: 'failed' },
    ]);
  });

  test('shows a test that never ran', () => {
    expect(traceOf(['A-1'], named, [])[0]?.tests.map(({ status }) => status)).toEqual(['not run']);
  });

  test('shows a requirement that no test names', () => {
    expect(traceOf(['A-2'], named, [])).toEqual([{ id: 'A-2', tests: [] }]);
  });
});

test('only test files name requirements', () => {
  const root = temporaryTree({
    '.gitignore': '',
    'a.test.ts': `test('${mark('A-1')} works')`,
    'b.spec.ts': `test('${mark('A-2')} works')`,
    'c.ts': `const a = '${mark('A-3')}'`,
  });
  expect(namedTests(root).flatMap(({ ids }) => ids)).toEqual(['A-1', 'A-2']);
});
