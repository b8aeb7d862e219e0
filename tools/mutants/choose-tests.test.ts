import { describe, expect, test } from 'vitest';
import { testChooser } from './choose-tests.ts';
import type { TestEnd } from './lane.ts';
import type { Mutant } from './mutant.ts';
import type { Reach } from './trial-runner.ts';

const mutant: Mutant = { id: 7, file: 'a.ts', line: 1, start: 0, end: 1, before: 'a', after: 'b' };

function end(file: string, id: string, ms: number, reach: Partial<Reach> = {}): TestEnd {
  const suite = file.includes('.server.') ? 'server' : 'unit';
  const all = { ms, test: [], around: [], loading: [], noticed: [], ...reach };
  return { file, suite, id, title: id, isOk: true, ms, reach: all };
}

const nobody = () => false;

describe('the tests that are run with something broken', () => {
  test('are those that came by, the quickest first', () => {
    const ends = [
      end('slow.test.ts', 's1', 50, { test: [7] }),
      end('quick.test.ts', 'q1', 1),
      end('quick.test.ts', 'q2', 1, { test: [6, 7] }),
    ];
    expect(testChooser(ends, nobody)(mutant)).toEqual({
      files: [
        { file: 'quick.test.ts', suite: 'unit', tests: ['q2'] },
        { file: 'slow.test.ts', suite: 'unit', tests: ['s1'] },
      ],
      tests: 2,
      ms: 51,
    });
  });

  test('of the server are led up to by the tests before them, and come last', () => {
    const ends = [
      end('x.server.test.ts', 'x1', 1),
      end('x.server.test.ts', 'x2', 1, { test: [7] }),
      end('x.server.test.ts', 'x3', 1),
      end('y.test.ts', 'y1', 99, { test: [7] }),
    ];
    const { files } = testChooser(ends, nobody)(mutant);
    expect(files.map(({ tests }) => tests)).toEqual([['y1'], ['x1', 'x2']]);
  });

  test('are all of a file that comes by before its tests', () => {
    const ends = [end('x.test.ts', 'x1', 1), end('x.test.ts', 'x2', 1, { around: [7] })];
    expect(testChooser(ends, nobody)(mutant).tests).toBe(2);
  });

  test('are all that load the file, where it is passed while loading', () => {
    const ends = [
      end('x.test.ts', 'x1', 1, { loading: [7] }),
      end('y.test.ts', 'y1', 1),
      end('z.test.ts', 'z1', 1),
    ];
    const { files } = testChooser(ends, (test) => test !== 'z.test.ts')(mutant);
    expect(files.map(({ file }) => file)).toEqual(['x.test.ts', 'y.test.ts']);
  });

  test('are none where nobody came by', () => {
    expect(testChooser([end('x.test.ts', 'x1', 1)], nobody)(mutant)).toEqual({ files: [], tests: 0, ms: 0 });
  });
});
