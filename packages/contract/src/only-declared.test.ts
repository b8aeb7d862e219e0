import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { onlyDeclared } from './only-declared.ts';
import { entity, instant, line, list, maybe, money } from './wire.ts';

const seat = entity('Seat', { row: ['Row', maybe(line(5))], priceCents: ['Price', money] });
const show = entity('Show', {
  name: ['EventName', line(20)],
  startsAt: ['ShowDate', maybe(instant)],
  seats: ['Seats', maybe(list(seat))],
});

test('what a shape does not declare is left out, at every depth, as the way over the wire would leave it out', () => {
  const value = {
    name: 'Juniper',
    secret: 'x',
    startsAt: new Date('2026-11-15T20:00:00Z'),
    seats: [
      { row: undefined, priceCents: 8500, cost: 1 },
      { row: 'A', priceCents: 0 },
    ],
  };
  expect(onlyDeclared(show, value)).toStrictEqual(z.decode(show, z.encode(show, value)));
  expect(onlyDeclared(show, { name: 'Juniper' })).toStrictEqual({ name: 'Juniper' });
});
