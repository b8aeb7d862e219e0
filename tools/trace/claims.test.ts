import { describe, expect, test } from 'vitest';
import { readSources } from '../sources.ts';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { claimsOf, idsIn } from './claims.ts';

const mark = (id: string) => `[${id}]`;

function claimsFrom(files: Record<string, string>) {
  return claimsOf(readSources(temporaryTree({ '.gitignore': '', ...files })));
}

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
  expect(claimsFrom({ 'a.test.ts': text.join('\n') }).flatMap(({ ids }) => ids)).toEqual([
    'A-1',
    'A-2',
    'A-3',
  ]);
});

test('only test files name requirements', () => {
  const claims = claimsFrom({
    'a.test.ts': `test('${mark('A-1')} works')`,
    'b.spec.ts': `test('${mark('A-2')} works')`,
    'c.ts': `const a = '${mark('A-3')}'`,
  });
  expect(claims.flatMap(({ ids }) => ids)).toEqual(['A-1', 'A-2']);
});

describe('whether a claim runs anything', () => {
  const product = {
    'packages/rules/src/fees.ts':
      'export function fees() {}\nexport const feeKinds = [1];\nexport const codec = {};',
    'packages/rules/src/messages/fees.ts': 'export const feeMessages = { tooMany: (n: number) => `${n}` };',
  };
  const runs = (text: string, file = 'packages/rules/src/fees.test.ts') =>
    claimsFrom({ ...product, [file]: text }).map(({ runsProduct }) => runsProduct);
  const imports = `import { codec, feeKinds, fees } from './fees.ts';\nimport { feeMessages } from './messages/fees.ts';\n`;
  const title = `'${mark('A-1')} works'`;

  test.each([
    ['a call', `test(${title}, () => { expect(fees()).toBe(1); });`],
    ['a call by a helper', `const sum = () => fees();\ntest(${title}, () => { expect(sum()).toBe(1); });`],
    [
      'a call by a helper of a helper',
      `function a() { return b(); }\nfunction b() { return fees(); }\ntest(${title}, () => a());`,
    ],
    ['a function that is handed on', `test(${title}, () => { expect([1].map(fees)).toEqual([1]); });`],
    ['a codec at work', `test(${title}, () => { expect(codec.decode(1)).toBe(1); });`],
    ['something drawn', `test(${title}, () => { render(<codec.Part />); });`],
    ['a hook that prepares', `beforeEach(() => { fees(); });\ntest(${title}, () => { expect(1).toBe(1); });`],
    [
      'a table of calls',
      `const rows = [[${title}, fees()]];\ntest.each(rows)('%s', (_, a) => expect(a).toBe(1));`,
    ],
  ])('%s does', (_, text) => {
    expect(runs(imports + text, 'packages/rules/src/fees.test.tsx')).toEqual([true]);
  });

  test.each([
    ['a constant', `test(${title}, () => { expect(feeKinds).toEqual([1]); });`],
    ['what every list can do', `test(${title}, () => { expect(feeKinds.includes(1)).toBe(true); });`],
    ['a sentence', `test(${title}, () => { expect(feeMessages.tooMany(1)).toBe('1'); });`],
    [
      'a table of sentences',
      `const rows = [[${title}, feeMessages.tooMany(1)]];\ntest.each(rows)('%s', (_, a) => expect(a).toBe('1'));`,
    ],
    [
      'a neighbour that does',
      `test('other', () => fees());\ntest(${title}, () => { expect(feeKinds).toEqual([1]); });`,
    ],
  ])('%s does not', (_, text) => {
    expect(runs(imports + text)).toEqual([false]);
  });

  test.each(['e2e/a.spec.ts', 'apps/server/src/a.server.test.ts'])('all of %s does', (file) => {
    expect(runs(`test(${title}, () => {});`, file)).toEqual([true]);
  });
});
