import { expect, test } from 'vitest';
import { requestShapes } from './request-shapes.ts';
import { ANY, outOfSequence } from './sequence.ts';

const shape = { a: ANY, b: { c: 3, d: ANY }, e: ANY };

test('[OPS-10] fields in their order pass, whichever are left out', () => {
  expect(outOfSequence({ a: 1, b: { c: 'abc', d: 1 }, e: 2 }, shape, 'root')).toBeUndefined();
  expect(outOfSequence({ e: 2 }, shape, 'root')).toBeUndefined();
  expect(outOfSequence({ b: [{ c: 'abc' }, { d: 1 }] }, shape, 'root')).toBeUndefined();
});

test.each([
  [{ e: 1, a: 1 }, 'a'],
  [{ b: { d: 1, c: 'x' } }, 'c'],
  [{ b: [{ c: 'x' }, { d: 1, c: 'x' }] }, 'c'],
  [{ stranger: 1 }, 'stranger'],
  [{ b: { c: 'abcd' } }, 'c'],
  [{ b: 'text' }, 'b'],
  [{ b: { c: {} } }, 'c'],
])('[OPS-10] %j is refused and %s is named', (value, field) => {
  expect(outOfSequence(value, shape, 'root')).toContain(`'${field}'`);
});

test('[OPS-10] references of more than 20 characters are refused', () => {
  const request = { merchantAuthentication: { name: 'a', transactionKey: 'b' }, refId: 'x'.repeat(21) };
  const check = (body: object) => outOfSequence(body, requestShapes.createTransactionRequest, 'request');
  expect(check(request)).toContain('refId');
  expect(check({ ...request, refId: 'x'.repeat(20) })).toBeUndefined();
  expect(check({ transactionRequest: { order: { invoiceNumber: 'x'.repeat(21) } } })).toContain(
    'invoiceNumber',
  );
});
