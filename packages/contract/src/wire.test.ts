import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { givenFlag } from './given.ts';
import { addressedFlag } from './shape.ts';
import {
  addressedId,
  calendarDay,
  entity,
  id,
  instant,
  line,
  maybe,
  paragraph,
  secret,
  uuid,
} from './wire.ts';

const place = entity('Place', { city: ['City', line(10), 'Town'], note: ['Note', maybe(line(10))] });
const problem = (schema: z.ZodMiniType, value: unknown) =>
  z.safeDecode(schema, value as never).error?.issues[0]?.message;

test('[ENTITY-37] of two spellings the contract’s own counts, wherever it stands, and unknown names are left out', () => {
  expect(z.decode(place, { City: 'Bath', city: 'York', Planet: 'Mars' })).toEqual({ city: 'Bath' });
  expect(z.decode(place, { town: 'York', CITY: 'Hull', City: 'Bath' })).toEqual({ city: 'Bath' });
  expect(z.decode(place, { town: 'York', CITY: 'Hull' })).toEqual({ city: 'York' });
});

test('[VALID-23] only an object is an entity', () => {
  for (const wrong of [[], null, 'City', 7, undefined])
    expect(problem(place, wrong)).toBe('Expected an object');
});

test('[ENTITY-37] null and nothing mean the same: it is missing', () => {
  expect('note' in z.decode(place, { City: 'Bath', Note: null })).toBe(false);
  expect(z.decode(maybe(line(3)), null)).toBeUndefined();
  expect(problem(maybe(line(3)), 'four')).toBe('At most 3 characters');
});

test('[PROD-12] a calendar day is midnight in Greenwich on the wire, and the same day in the code', () => {
  expect(z.decode(calendarDay, '2026-05-01T00:00:00.000Z')).toBe('2026-05-01');
  expect(z.encode(calendarDay, '2026-05-01')).toBe('2026-05-01T00:00:00.000Z');
  expect(z.safeDecode(calendarDay, 'soon').success).toBe(false);
  expect(z.decode(instant, '2026-05-01T12:30:00Z')).toEqual(new Date(Date.UTC(2026, 4, 1, 12, 30)));
  expect(z.encode(instant, new Date(Date.UTC(2026, 4, 1, 12, 30)))).toBe('2026-05-01T12:30:00.000Z');
});

test('[VALID-23] an id is a whole number that the database can hold, or -1; in an address it is text', () => {
  for (const good of [-1, 0, 2_147_483_647]) expect(z.decode(id, good)).toBe(good);
  for (const wrong of [-2, 2_147_483_648, 1.5, '7'])
    expect(z.safeDecode(id, wrong as never).success).toBe(false);
  expect([z.decode(addressedId, '7'), z.decode(addressedId, 7), z.encode(addressedId, 7)]).toEqual([7, 7, 7]);
  expect(z.safeDecode(addressedId, '7x').success).toBe(false);
  expect(problem(uuid, '7')).toBe('Not an id');
});

test('[VALID-23] what people type has a length, and no control characters; only paragraphs have lines', () => {
  expect(problem(line(3), 'abcd')).toBe('At most 3 characters');
  expect(problem(line(3), 'a\nb')).toBe('Please use readable characters only');
  expect(z.decode(paragraph(9), 'a\tb\r\nc')).toBe('a\tb\r\nc');
  expect(problem(paragraph(9), 'a\u0000b')).toBe('Please use readable characters only');
  expect(problem(paragraph(3), 'abcd')).toBe('At most 3 characters');
});

test('[VALID-07] a password may have any characters, 1024 at most, and none is an empty one', () => {
  expect([z.decode(secret, null), z.decode(secret, undefined), z.decode(secret, 'a\u0000b')]).toEqual([
    '',
    '',
    'a\u0000b',
  ]);
  expect(z.encode(secret, 'x')).toBe('x');
  expect(z.safeDecode(secret, 'x'.repeat(1024)).success).toBe(true);
  expect(problem(secret, 'x'.repeat(1025))).toBe('At most 1024 characters');
});

test('[CALL-43] yes and no, in every way that they are given', () => {
  for (const yes of [true, 1, '1', 'true'] as const) expect(z.decode(givenFlag, yes)).toBe(true);
  for (const no of [false, 0, '0', 'false'] as const) expect(z.decode(givenFlag, no)).toBe(false);
  expect([z.decode(addressedFlag, '1'), z.decode(addressedFlag, '0')]).toEqual([true, false]);
  expect([z.encode(addressedFlag, true), z.encode(addressedFlag, false)]).toEqual(['1', '0']);
});
