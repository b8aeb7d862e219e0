import { describe, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

function check(files: Record<string, string>) {
  return checkBoundaries(temporaryTree({ '.gitignore': 'node_modules/\ndist/\n', ...files }));
}

const server = 'apps/server/src';
const shop = 'apps/storefront/src';

const planted: [string, string, string, string][] = [
  [
    'a rule that imports a library',
    'packages/rules/src/money.ts',
    `import { z } from 'zod';`,
    'rules → library zod',
  ],
  ['a rule that imports Node', 'packages/rules/src/money.ts', `import fs from 'node:fs';`, 'rules → node:fs'],
  [
    'a rule that imports the contract',
    'packages/rules/src/money.ts',
    `import type { Call } from '@stagedoor/contract/call';`,
    'rules → package contract',
  ],
  [
    'tracking numbers that import a rule',
    'packages/tracking-numbers/src/index.ts',
    `export { cents } from '@stagedoor/rules/money/money';`,
    'tracking-numbers → package rules',
  ],
  [
    'a contract that imports the client',
    'packages/contract/src/call.ts',
    `import '@stagedoor/client';`,
    'contract → package client',
  ],
  [
    'a client that imports the design system',
    'packages/client/src/index.ts',
    `export * from '@stagedoor/ui/button';`,
    'client → package ui',
  ],
  [
    'a design system that knows the rules',
    'packages/ui/src/button.tsx',
    `const money = await import('@stagedoor/rules/money/money');`,
    'ui → package rules',
  ],
  [
    'a package that reaches into another by path',
    'packages/contract/src/call.ts',
    `import { cents } from '../../rules/src/money.ts';`,
    'contract → packages/rules/src/money.ts',
  ],
  ['a package without arrows', 'packages/extra/src/a.ts', `import 'zod';`, 'the package extra has no arrows'],
  [
    'a server that imports the shop',
    `${server}/sellers/a.ts`,
    `import x from '../../../storefront/src/parts/x.ts';`,
    'server → apps/storefront',
  ],
  [
    'a shop that imports the server by name',
    `${shop}/parts/a.ts`,
    `import x from '@stagedoor/server';`,
    'storefront → app server',
  ],
  [
    'a server that imports the design system',
    `${server}/sellers/a.ts`,
    `import x from '@stagedoor/ui/button';`,
    'server → package ui',
  ],
  [
    'a module that looks upward',
    `${server}/sellers/a.ts`,
    `import type { Order } from '../orders/index.ts';`,
    'sellers (rank 2) → orders (rank 6)',
  ],
  [
    'a module that looks sideways',
    `${server}/sellers/a.ts`,
    `import { send } from '../mail/index.ts';`,
    'sellers (rank 2) → mail (rank 2)',
  ],
  [
    'a module that climbs through the window',
    `${server}/orders/a.ts`,
    `import { seats } from '../inventory/seat-store.ts';`,
    'behind the door of inventory',
  ],
  [
    'a top that climbs through the window',
    `${server}/app.ts`,
    `import { seats } from './inventory/seat-store.ts';`,
    'behind the door of inventory',
  ],
  [
    'a type that climbs through the window',
    `${server}/orders/a.ts`,
    `export type Seat = import('../inventory/seat.ts').Seat;`,
    'behind the door of inventory',
  ],
  [
    'a module that imports the top',
    `${server}/orders/a.ts`,
    `import { app } from '../app.ts';`,
    'the top is not imported',
  ],
  [
    'a platform that knows tickets',
    `${server}/platform/a.ts`,
    `import { seats } from '../inventory/index.ts';`,
    'platform (rank 0) → inventory (rank 5)',
  ],
  ['a module without a rank', `${server}/extra/a.ts`, `import 'pg';`, 'stands nowhere on the map'],
  [
    'a feature that meets another',
    `${shop}/features/cart/a.tsx`,
    `import { Login } from '../sign-in/login.tsx';`,
    'features never import each other',
  ],
  [
    'a room that imports another',
    'apps/box-office/src/routes/orders/a.tsx',
    `import { Stock } from '../events/stock.tsx';`,
    'routes/orders → routes/events: routes never import each other',
  ],
  [
    'a part that imports a feature',
    `${shop}/parts/a.tsx`,
    `import { Login } from '../features/sign-in/login.tsx';`,
    'parts/a.tsx → features/sign-in',
  ],
  [
    'a feature that imports a route',
    `${shop}/features/cart/a.tsx`,
    `const page = () => import('../../routes/home.tsx');`,
    'features/cart → routes/home.tsx',
  ],
  ['a screen that imports Node', `${shop}/routes/a.tsx`, `import 'node:fs';`, 'it runs in a browser'],
  ['a folder outside the layers', `${shop}/misc/a.ts`, `import 'react';`, 'stands nowhere on the map'],
  [
    'code that imports a test’s things',
    `${server}/sellers/a.ts`,
    `import { clock } from '../testing/clock.ts';`,
    'only tests import',
  ],
  [
    'code that imports the tools',
    `${server}/sellers/a.ts`,
    `import { freePort } from '../../../../tools/free-port.ts';`,
    'server → tools/free-port.ts',
  ],
  [
    'a test that climbs through the window',
    `${server}/orders/a.test.ts`,
    `import { seats } from '../inventory/seat-store.ts';`,
    'behind the door of inventory',
  ],
];

test.each(planted)('names %s', (_, path, code, reason) => {
  const { broken } = check({ [path]: code });
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(`${path}:1 `);
  expect(broken[0]).toContain(reason);
});

test('gives the line of the import', () => {
  const { broken } = check({ 'packages/rules/src/a.ts': `// first\n\nimport 'zod';\n` });
  expect(broken).toEqual(['packages/rules/src/a.ts:3 rules → library zod']);
});

describe('a table is named by its own module only', () => {
  const tables = `declare module '../platform/db/tables.ts' { interface Tables { carts: CartsTable; series: S } }`;
  const naming = (code: string, path = `${server}/orders/read-orders.ts`) =>
    check({ [`${server}/carts/tables.ts`]: tables, [path]: code }).broken;

  test.each([
    ['the builder', `db.selectFrom('carts').selectAll();`],
    ['the builder with another name', `db.selectFrom(['orders', 'carts as c']);`],
    ['a join of the builder', `db.selectFrom('orders').innerJoin('carts as c', 'c.id', 'orders.id');`],
    ['a helper for plain SQL', `sql.table('carts');`],
    ['SQL', 'sql`select 1 from carts where seller_id = ${id}`;'],
    ['a join in SQL', 'sql`select 1 from orders o left join carts c on true`;'],
    ['a list in SQL', 'sql`select 1 from orders o, carts c`;'],
    ['a change in SQL', 'sql`update carts set state = ${state}`;'],
    ['an insert in SQL', 'sql`insert into "carts" values (1)`;'],
    ['a part of a statement', 'sql`with old as (delete from carts returning 1) select * from old`;'],
    ['a plain text', `runScript('delete from carts where true');`],
  ])('and a stranger is caught in %s', (_, code) => {
    expect(naming(code)).toEqual([
      `${server}/orders/read-orders.ts:1 the table carts is carts's: ask its door`,
    ]);
  });

  test('by the top of the server too', () => {
    expect(naming(`db.selectFrom('carts');`, `${server}/welcome.ts`)).toHaveLength(1);
  });

  test.each([
    ['itself', 'sql`select 1 from carts`;', `${server}/carts/cart-store.ts`],
    ['tests', 'sql`select 1 from carts`;', `${server}/orders/a.server.test.ts`],
    ['a part that has the same name', 'sql`with carts as (select 1) select * from carts`;', undefined],
    ['a word that is no table', `say('all carts'); read(file, 'series');`, undefined],
  ])('and %s may', (_, code, path) => {
    expect(naming(code, path)).toEqual([]);
  });
});

test('lets the arrows of the map pass', () => {
  const { broken, imports } = check({
    'packages/rules/src/money.ts': `import { percent } from './percent.ts';`,
    'packages/contract/src/call.ts': `import * as z from 'zod/mini'; import '@stagedoor/rules/money/money';`,
    'packages/client/src/index.ts': `export { call } from '@stagedoor/contract/call';`,
    'packages/ui/src/dialog.tsx': `import { Dialog } from '@base-ui/react/dialog'; import './dialog.css';`,
    'packages/rules/src/money.property.test.ts': `import fc from 'fast-check'; import 'vitest';`,
    [`${server}/main.ts`]: `import { app } from './app.ts'; import './cli/import.ts';`,
    [`${server}/app.ts`]: `import { carts } from './carts/index.ts'; import './platform/clock.ts';`,
    [`${server}/carts/index.ts`]: `export { createCart } from './create-cart.ts';`,
    [`${server}/carts/create-cart.ts`]: `import '../inventory/index.ts'; import '../platform/db/open.ts';`,
    [`${server}/carts/create-cart.server.test.ts`]: `import '../testing/shop.ts'; import '../../../../tools/postgres.ts';`,
    [`${server}/testing/shop.ts`]: `import { app } from '../app.ts'; import { startPostgres } from '../../../../tools/postgres.ts';`,
    [`${shop}/main.tsx`]: `import { App } from './app/app.tsx';`,
    [`${shop}/app/app.tsx`]: `const home = () => import('../routes/home.tsx');`,
    [`${shop}/routes/home.tsx`]: `import '../features/events/list.tsx'; import '../parts/money.tsx';`,
    [`${shop}/features/events/list.tsx`]: `import './row.tsx'; import '../../parts/money.tsx';`,
    [`${shop}/parts/money.tsx`]: `import { Card } from '@stagedoor/ui/card'; import 'react';`,
    'node_modules/zod/index.ts': `import '../../apps/server/src/main.ts';`,
  });
  expect(broken).toEqual([]);
  expect(imports).toBe(27);
});

test('says how much it looked at, so that an empty look can fail', () => {
  expect(check({})).toEqual({ files: 0, imports: 0, calls: 0, broken: [] });
});
