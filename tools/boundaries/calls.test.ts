import { expect, test } from 'vitest';
import { checkBoundaries } from '../boundaries.ts';
import { temporaryTree } from '../testing/temporary-tree.ts';

const server = 'apps/server/src';
const contract = 'packages/contract/src/calls/shop/cart.ts';
const declared = `export const getCart = shopCall({ name: 'getCart', module: 'carts', path: 'cart/get' });`;
const handler = `import { getCart } from '@stagedoor/contract/calls/shop/cart';
import { handle } from '../../platform/http/handler.ts';
export const getCartHandler = handle(getCart, async () => ({}));`;

const good = { [contract]: declared, [`${server}/carts/calls/get-cart.ts`]: handler };

function check(files: Record<string, string | undefined>) {
  const kept = Object.entries(files).filter((file): file is [string, string] => file[1] !== undefined);
  return checkBoundaries(temporaryTree({ '.gitignore': 'node_modules/\n', ...Object.fromEntries(kept) }));
}

test('a call that its own file serves, with its test beside it', () => {
  const { broken, calls } = check({ ...good, [`${server}/carts/calls/get-cart.server.test.ts`]: '' });
  expect({ broken, calls }).toEqual({ broken: [], calls: 1 });
});

test('a call under another name, or as a part of its area', () => {
  const renamed = handler
    .replace('{ getCart }', '{ getCart as call }')
    .replace('handle(getCart', 'handle(call');
  expect(check({ ...good, [`${server}/carts/calls/get-cart.ts`]: renamed }).broken).toEqual([]);
  const whole = handler
    .replace('{ getCart }', '* as calls')
    .replace('handle(getCart', 'handleAlike(calls.getCart');
  expect(check({ ...good, [`${server}/carts/calls/get-cart.ts`]: whole }).broken).toEqual([]);
});

test('a call without its file', () => {
  expect(check({ ...good, [`${server}/carts/calls/get-cart.ts`]: undefined }).broken).toEqual([
    `${contract}:1 the call getCart is not served: ${server}/carts/calls/get-cart.ts must do it`,
  ]);
});

test('a file of the right name that serves nothing', () => {
  expect(check({ ...good, [`${server}/carts/calls/get-cart.ts`]: 'export {};' }).broken).toEqual([
    `${contract}:1 the call getCart is not served: ${server}/carts/calls/get-cart.ts must do it`,
  ]);
});

test('a file without its call', () => {
  expect(check({ ...good, [`${server}/carts/calls/describe-cart.ts`]: 'export {};' }).broken).toEqual([
    `${server}/carts/calls/describe-cart.ts:1 stands among the calls, and the contract has none of this name here`,
  ]);
});

test('a module that serves what the contract gives to another', () => {
  const { broken } = check({
    [contract]: declared,
    [`${server}/orders/calls/get-cart.ts`]: handler,
  });
  expect(broken).toEqual([
    `${contract}:1 the call getCart is not served: ${server}/carts/calls/get-cart.ts must do it`,
    `${server}/orders/calls/get-cart.ts:1 stands among the calls, and the contract has none of this name here`,
    `${server}/orders/calls/get-cart.ts:3 the call getCart is carts's: ${server}/carts/calls/get-cart.ts serves it`,
  ]);
});

test('a second place that serves a call', () => {
  const beside = handler.replaceAll('../../platform', '../platform');
  expect(check({ ...good, [`${server}/carts/open-carts.ts`]: beside }).broken).toEqual([
    `${server}/carts/open-carts.ts:3 the call getCart is carts's: ${server}/carts/calls/get-cart.ts serves it`,
  ]);
});
