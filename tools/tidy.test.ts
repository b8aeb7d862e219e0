import { describe, expect, test } from 'vitest';
import { temporaryTree } from './testing/temporary-tree.ts';
import { checkTidiness } from './tidy.ts';

function untidyIn(files: Record<string, string>): string[] {
  return checkTidiness(temporaryTree({ '.gitignore': 'node_modules/\n', ...files })).untidy;
}

const lines = (count: number) => 'a();\n'.repeat(count);
const path = (...parts: string[]) => `/${parts.join('/')}`;
const message = `export const soldOut = 'This show is sold out';`;
const messages = 'packages/rules/src/messages/event.ts';
const server = 'apps/server/src';

const planted: [string, string, string, string][] = [
  ['a long file', 'apps/server/src/a.ts', lines(251), '251 lines, at most 250'],
  ['a long script of a page', 'apps/server/src/carts/browser/a.js', lines(251), '251 lines, at most 250'],
  ['a long migration', 'apps/server/migrations/0001-a.sql', 'select 1;\n'.repeat(251), '251 lines, at most'],
  ['a long function', 'tools/a.ts', `\nfunction long() {\n${lines(59)}}`, 'a.ts:2 a function of 61 lines'],
  ['a long arrow', 'tools/a.ts', `const long = () => {\n${lines(59)}};`, 'a function of 61 lines'],
  ['a name in camel case', 'packages/rules/src/saleStatus.ts', '', 'kebab-case'],
  ['a folder in capitals', 'packages/rules/src/Sales/status.ts', '', 'kebab-case'],
  ['a name that says nothing', 'packages/rules/src/utils.ts', '', 'says nothing'],
  ['a longer name that says nothing', 'packages/rules/src/date-helpers.test.ts', '', 'says nothing'],
  ['a folder that says nothing', 'apps/storefront/src/parts/common/a.ts', '', 'says nothing'],
  ['a barrel', 'packages/ui/src/all.ts', `export * from './button.tsx';`, 'a barrel'],
  ['a barrel with names', 'tools/index.ts', `export { a } from './a.ts';`, 'a barrel'],
  [
    'a door that is too wide',
    `${server}/carts/index.ts`,
    `export { openCarts, readCartsConfig, ${'abcdefghijklmnop'.split('').join(', ')} } from './a.ts';`,
    'a door of 16 use cases',
  ],
  ['a door without names', `${server}/carts/index.ts`, `export * from './a.ts';`, 'a door names'],
  ['work put off', 'docs/a.md', ['text\nTO', 'DO: later'].join(''), 'docs/a.md:2 work put off'],
  ['a skipped test', 'tools/a.test.ts', `\ntest.skip('x', () => {});`, 'tools/a.test.ts:2 test.skip'],
  ['a short patience', 'tools/a.test.ts', `await vi.waitFor(() => a());`, 'waits a second at most'],
  ['a lonely test', 'e2e/a.spec.ts', `describe.only('x', () => {});`, 'describe.only'],
  ['a machine path', 'docs/a.md', `cd ${path('work', 'main')}`, 'docs/a.md:1 a path of one machine'],
  ['a temporary path', 'tools/a.ts', `const a = '${path('tmp', 'x')}';`, 'a path of one machine'],
  ['a download', 'tools/a.ts', `const a = 'https:/${path('x.org', 'node.tar.gz')}';`, 'a download address'],
  ['a registry', '.npmrc', `registry=https:/${path('registry.x.org', '')}`, 'a download address'],
  [
    'an address in the lock file',
    'package-lock.json',
    `{ "resolved": "https:/${path('x.org', 'a')}" }`,
    'holds no download addresses',
  ],
  ['a locale', 'packages/rules/src/a.ts', `\nmany.toLocaleString('en-US')`, 'a.ts:2 en-US: ask locale()'],
  ['a read clock', `${server}/carts/a.ts`, `\nconst now = new Date();`, 'carts/a.ts:2 reads a clock'],
  ['a rule with a clock', 'packages/rules/src/a.ts', `const now = Date.now();`, 'reads a clock'],
  ['a clock in SQL', `${server}/carts/a.ts`, 'const q = `select now()`;', 'SQL that reads a clock'],
  [
    'a clock in a migration',
    'apps/server/migrations/0001-a.sql',
    'a timestamp DEFAULT Now()',
    'SQL that reads',
  ],
  [
    'SQL in a file that is no store',
    `${server}/carts/a.ts`,
    'const q = sql`select 1`;\ndb.selectFrom("carts");',
    'carts/a.ts 2 statements outside of a store, at most 0 a file',
  ],
  [
    'SQL where a call is served, whatever its name',
    `${server}/carts/calls/find-cart.ts`,
    'await tx.deleteFrom("carts").execute();',
    '1 statements outside of a store',
  ],
  [
    'a store that refuses',
    `${server}/carts/cart-store.ts`,
    `import { refuse } from '../platform/http/refusal.ts';\nconst q = sql\`select 1\`;`,
    'cart-store.ts SQL beside what answers calls',
  ],
  ['today in SQL', `${server}/carts/a.ts`, `const q = 'select CURRENT_DATE';`, 'SQL that reads a clock'],
  ['a hex colour', 'packages/ui/src/a.module.css', 'a {\n  color: #fff;\n}', 'a.module.css:2 a colour'],
  ['a mixed colour', 'apps/storefront/src/app/a.css', 'a { border: 1px solid rgb(0 0 0 / 1); }', 'a colour'],
];

test.each(planted)('names %s', (_, file, text, reason) => {
  const untidy = untidyIn({ [file]: text });
  expect(untidy).toHaveLength(1);
  expect(untidy[0]).toContain(file);
  expect(untidy[0]).toContain(reason);
});

describe('a message exists once', () => {
  const repeatedIn = (file: string, text: string) => untidyIn({ [messages]: message, [file]: text });

  test.each([
    ['a string', `${server}/carts/a.ts`, `refuse("This show is sold out");`],
    ['a template', 'packages/rules/src/a.ts', 'const a = `This show is sold out`;'],
    ['text in a page', 'apps/storefront/src/parts/a.tsx', '<p>\n  This show\n  is sold out\n</p>'],
    [
      'another message',
      'packages/rules/src/messages/cart.ts',
      `export const gone = 'This show is sold out';`,
    ],
  ])('names %s that repeats one', (_, file, text) => {
    expect(repeatedIn(file, text)).toHaveLength(1);
    expect(repeatedIn(file, text).join()).toContain("'This show is sold out' is written in");
  });

  test('tests may repeat it', () => {
    expect(repeatedIn(`${server}/carts/a.test.ts`, `expect(a).toBe('This show is sold out');`)).toEqual([]);
  });
});

test('lets a tidy project pass', () => {
  const untidy = untidyIn({
    'README.md': 'The page is at `/account/orders`.',
    'packages/ui/src/tokens.css': ':root { --ink: #111; }',
    'packages/ui/src/a.module.css': '#header a { color: var(--ink); background: url(a.svg); }',
    [`${server}/carts/index.ts`]: `export { createCart } from './create-cart.ts';`,
    [`${server}/carts/cart-store.ts`]: `const q = sql\`select \${clock.now()}\`; new Date(0); now();`,
    [`${server}/platform/clock.ts`]: 'export const now = () => new Date();',
    'apps/server/migrations/0001-carts.sql': '-- The time is passed in, never now().\nselect 1;',
    'tools/a.test.ts': `describe('long', () => {\n${lines(100)}});\nconst now = new Date();`,
    'tools/b.test.ts': `describe.each(['a'])('long', () => {\n${lines(100)}});`,
    'package-lock.json': '{ "resolved": "packages/rules", "link": true }',
  });
  expect(untidy).toEqual([]);
});

describe('an id in a title can be looked up', () => {
  const mark = (id: string) => `[${id}]`;
  const lines = '- **CART-07** Holds.\n- **HIST-REQ-01** Shows.\n';
  const requirements = 'docs/requirements/checkout.md';

  test('names one that has no line', () => {
    const untidy = untidyIn({
      [requirements]: lines,
      'tools/a.test.ts': `\ntest('${mark('CART-08')} holds');`,
    });
    expect(untidy).toEqual(['tools/a.test.ts:2 CART-08 has no line in docs/requirements']);
  });

  test('names one that has two lines, or an empty one', () => {
    const more = '- **CART-07** Holds again.\n- **CART-08**\n';
    expect(untidyIn({ [requirements]: lines, 'docs/requirements/more.md': more })).toEqual([
      'docs/requirements/more.md:1 CART-07 has a line in docs/requirements/checkout.md already',
      'docs/requirements/more.md:2 CART-08 says nothing',
    ]);
  });

  test('lets those pass that have one', () => {
    const title = `${mark('CART-07')} ${mark('HIST-REQ-01')} holds`;
    expect(untidyIn({ [requirements]: lines, 'tools/a.test.ts': `test('${title}');` })).toEqual([]);
  });
});

describe('a test goes through a list that has something in it', () => {
  const inTest = (text: string) => untidyIn({ 'tools/a.test.ts': `const some = [1];\n${text}` });

  test.each([
    ['a filtered list', `test.each(some.filter(Boolean))('%s', f);`],
    ['a list that is read', `test.each(readdirSync('.'))('%s', f);`],
    ['an empty literal', `describe.each([])('%s', f);`],
    ['a list from elsewhere', `import { list } from './b.ts';\ntest.each(list)('%s', f);`],
    ['a loop of tests', `for (const a of read()) test(a, f);`],
    ['a loop in a test', `test('a', () => { for (const a of read()) expect(a).toBe(1); });`],
  ])('names %s', (_, text) => {
    expect(inTest(text)).toEqual([expect.stringMatching(/^tools\/a\.test\.ts:\d this list may be empty/)]);
  });

  test.each([
    ['a literal', `test.each([1, 2])('%s', f);`],
    ['a literal by its name', `test.each(some)('%s', f);`],
    ['one that keeps its length', `test.each(some.map(String).toSorted())('%s', f);`],
    ['the names of a table', `const table = { a: 1 };\nfor (const a of Object.keys(table)) test(a, f);`],
    ['a list that was looked into', `for (const a of cases(read())) test(a, f);`],
    ['a loop that expects nothing', `for (const a of read()) write(a);`],
    ['what a property is given', `fc.property(all, (list) => { for (const a of list) expect(a).toBe(1); });`],
  ])('lets %s pass', (_, text) => {
    expect(inTest(text)).toEqual([]);
  });

  test('looks into the file that a list comes from', () => {
    const inOther = (list: string) =>
      untidyIn({
        'tools/b.ts': `export const list = ${list};`,
        'tools/a.test.ts': `import { list } from './b.ts';\ntest.each(list)('%s', f);`,
      });
    expect(inOther('isLong ? [1, 2] : [1]')).toEqual([]);
    expect(inOther('isLong ? [1, 2] : []')).toHaveLength(1);
  });
});

test('[RUN-10] every package has the version of the project, and so have the program and the change log', () => {
  const version = (number: string) => `{ "version": "${number}" }`;
  const untidyWith = (one: string, told: string) =>
    untidyIn({
      'package.json': version('2.0.0'),
      'apps/server/package.json': version(one),
      'packages/rules/src/shops/product-version.ts': `export const PRODUCT_VERSION = '${told}';`,
      'CHANGELOG.md': `# What changed\n\n## ${told} (not released yet)\n`,
    });
  expect(untidyWith('2.0.0', '2.0.0')).toEqual([]);
  expect(untidyWith('1.9.0', '1.9.0')).toEqual([
    "CHANGELOG.md its version is not the project's, 2.0.0",
    "apps/server/package.json its version is not the project's, 2.0.0",
    "packages/rules/src/shops/product-version.ts its version is not the project's, 2.0.0",
  ]);
});

test('a migration has a number, and no other has it', () => {
  const folder = 'apps/server/migrations';
  const files = { [`${folder}/0061-a.sql`]: '', [`${folder}/0061-b.sql`]: '', [`${folder}/c.sql`]: '' };
  expect(untidyIn({ ...files, 'apps/server/src/x/migrations/0061-d.sql': '' })).toEqual([
    `${folder}/0061-b.sql 0061 is the number of 0061-a.sql already`,
    `${folder}/c.sql a migration begins with a number of four digits`,
  ]);
});

test('a decision has a number of its own, and stands in the index', () => {
  const at = (name: string) => `docs/decisions/${name}`;
  const pages = { [at('0001-a.md')]: '', [at('0001-b.md')]: '', [at('0002-c.md')]: '', [at('d.md')]: '' };
  expect(untidyIn({ ...pages, [at('README.md')]: '| [A](0001-a.md) | [B](0001-b.md) |' })).toEqual([
    `${at('0001-b.md')} 0001 is the number of 0001-a.md already`,
    `${at('0002-c.md')} is not listed in ${at('README.md')}`,
    `${at('d.md')} a decision begins with a number of four digits`,
  ]);
});

test('the table of what proves security is as old as the tests', () => {
  const place =
    '<!-- table: written by npm run trace -- --write -->\n\n| line | what holds | proven in |\n| --- | --- | --- |\n';
  const id = 'SEC-01';
  const row = '| SEC-01 | Holds. | [a.test.ts](tools/a.test.ts) |\n';
  const files = {
    'docs/requirements/security.md': '- **SEC-01** Holds.',
    // In two pieces, or this file would claim it.
    'tools/a.test.ts': `test('[${id}] holds', () => {});`,
  };
  const text = (rows: string) => ({ ...files, 'SECURITY.md': `${place}${rows}\n<!-- end of the table -->` });
  expect(untidyIn(text(row))).toEqual([]);
  expect(untidyIn(text(''))).toEqual(['SECURITY.md its table is old: npm run trace -- --write']);
});

test('measures the middle file', () => {
  const root = temporaryTree({
    '.gitignore': '',
    'tools/a.ts': lines(1),
    'tools/b.ts': lines(5),
    'tools/c.ts': lines(90),
  });
  expect(checkTidiness(root).medianLines).toBe(5);
});
