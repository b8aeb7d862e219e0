import { expect, test } from 'vitest';
import { checkBoundaries } from '../boundaries.ts';
import { temporaryTree } from '../testing/temporary-tree.ts';

const carts = 'apps/server/src/carts';

function check(files: Record<string, string>) {
  const tree = Object.entries(files).map(([name, text]) => [`${carts}/${name}`, text]);
  return checkBoundaries(temporaryTree({ '.gitignore': 'node_modules/\n', ...Object.fromEntries(tree) }))
    .broken;
}

test('two files that need each other, be it for a type', () => {
  expect(
    check({
      'a.ts': `import { b } from './b.ts';`,
      'b.ts': `\nimport type { A } from './a.ts';`,
    }),
  ).toEqual([`${carts}/b.ts:2 closes a circle: ${carts}/a.ts → ${carts}/b.ts → ${carts}/a.ts`]);
});

test('a longer way round, from code that is fetched later', () => {
  const [found, ...others] = check({
    'a.ts': `import './b.ts';`,
    'b.ts': `import './c.ts';`,
    'c.ts': `const back = () => import('./b.ts');`,
  });
  expect(found).toContain(`closes a circle: ${carts}/b.ts → ${carts}/c.ts → ${carts}/b.ts`);
  expect(others).toEqual([]);
});

test('two ways to one place are no circle, and tests may look at what looks at them', () => {
  expect(
    check({
      'a.ts': `import './b.ts';\nimport './c.ts';`,
      'b.ts': `import './c.ts';`,
      'c.ts': '',
      'c.test.ts': `import './a.ts';`,
    }),
  ).toEqual([]);
});
