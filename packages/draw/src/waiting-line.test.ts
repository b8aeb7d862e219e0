import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { lineByLot, problemOfLot } from './waiting-line.ts';

const seed = '5a'.repeat(32);
const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const places = Array.from({ length: 300 }, (_, at) => createHash('md5').update(String(at)).digest('hex'));

test('[QUEUE-01] the lot is the draw’s rank under the seed, whoever computes it', () => {
  const length = (value: number) => Buffer.from([0, 0, 0, value]);
  const rankOf = (place: string) =>
    createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(Buffer.concat([length(4), Buffer.from('rank'), length(16), Buffer.from(place, 'hex')]))
      .digest('hex');
  const expected = places.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  expect(lineByLot(seed, places)).toEqual(expected);
});

test('[QUEUE-01] coming first, or asking in another order, gives no better place', () => {
  expect(lineByLot(seed, places.toReversed())).toEqual(lineByLot(seed, places));
  expect(lineByLot(seed, places)).not.toEqual(places);
});

test('[QUEUE-01] a lot that was tampered with does not hold', () => {
  const line = lineByLot(seed, places);
  const lot = { commitment, seed, places: line };
  expect(problemOfLot(lot)).toBeUndefined();
  expect(problemOfLot({ ...lot, seed: '5b'.repeat(32) })).toMatch(/committed/);
  expect(problemOfLot({ ...lot, places: [line[1]!, line[0]!, ...line.slice(2)] })).toMatch(/place 1 /);
  expect(problemOfLot({ ...lot, places: [...line, line[0]!] })).toMatch(/twice/);
});
