import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { toOurFields, toWireFields } from './field-names.ts';
import { asked } from './shape.ts';
import { entity, line, list, maybe } from './wire.ts';

const street = entity('Street', { lineOne: ['AddressLineOne', line(10)], city: ['City', maybe(line(10))] });
const input = entity('Input', {
  email: ['id', line(10)],
  id: ['Number', z.int()],
  home: ['homeAddress', maybe(street)],
  lines: ['lineItems', list(entity('Line', { many: ['quantity', z.int()] }))],
});

test('[VALID-23] our names become the wire’s and back, at every depth', () => {
  const ours = {
    email: 'a',
    id: 'b',
    'home.lineOne': 'c',
    'home.city': 'd',
    'lines.2.many': 'e',
    lines: 'f',
  };
  const wire = {
    id: 'a',
    Number: 'b',
    'homeAddress.AddressLineOne': 'c',
    'homeAddress.City': 'd',
    'lineItems.2.quantity': 'e',
    lineItems: 'f',
  };
  expect(toWireFields(input, ours)).toEqual(wire);
  expect(toOurFields(input, wire)).toEqual(ours);
});

test('what no dictionary knows stays as it is', () => {
  expect(toWireFields(input, { body: 'x', 'home.planet.name': 'y' })).toEqual({
    body: 'x',
    'homeAddress.planet.name': 'y',
  });
  expect(toOurFields(asked('Own', { a: line(3) }), { a: 'x', 'b.0': 'y' })).toEqual({ a: 'x', 'b.0': 'y' });
});

test('an input that only wraps another one is not named', () => {
  const wrapped = entity('Wrapped', { street: ['Street', street] });
  expect(toWireFields(wrapped, { lineOne: 'x' })).toEqual({ AddressLineOne: 'x' });
  expect(toOurFields(wrapped, { AddressLineOne: 'x', Street: 'y' })).toEqual({ lineOne: 'x', Street: 'y' });
});
