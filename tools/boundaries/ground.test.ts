import { expect, test } from 'vitest';
import { brokenArrow } from './broken-arrow.ts';

const inPackage = (name: string, path: string) =>
  brokenArrow('apps/server/src/platform/a.ts', { kind: 'package', name, path });

test.each([
  ['how an order is numbered', 'rules', 'orders/order-number'],
  ['how a cart changes', 'rules', 'machines/cart'],
  ['what is said of events', 'rules', 'messages/event'],
  ['one of the calls', 'contract', 'calls/shop/cart'],
  ['what a call carries', 'contract', 'entities/order'],
])('the platform does not know %s', (_, name, path) => {
  expect(inPackage(name, path)).toBe(`platform → ${name}/${path}: it knows nothing of tickets`);
});

test.each([
  ['how states change', 'rules', 'machines/state-machine'],
  ['who may do what', 'rules', 'staff/role-table'],
  ['how calls are made', 'contract', 'call'],
])('the platform knows %s', (_, name, path) => {
  expect(inPackage(name, path)).toBeUndefined();
});
