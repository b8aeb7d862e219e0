import { expect, test } from 'vitest';
import { stretched } from './stretch-section.ts';
import { sampleSection } from './testing/sample-section.ts';

const section = sampleSection({ x: 5000, y: 2000, seatWidth: 50, rowDepth: 100 });
const taken = { width: 1000, height: 2000 };
const partsOf = ({ x, y, seatWidth, rowDepth }: typeof section) => [x, y, seatWidth, rowDepth];

test('[HALL-02] a pull at an edge moves the seats apart, and the other edge stays', () => {
  const pull = (across: -1 | 0 | 1, down: -1 | 0 | 1, x: number, y: number) =>
    partsOf(stretched(section, taken, { across, down }, { x, y }));
  expect(pull(1, 0, 200, 999)).toEqual([5100, 2000, 60, 100]);
  expect(pull(-1, 0, -200, 0)).toEqual([4900, 2000, 60, 100]);
  expect(pull(0, 1, 999, 400)).toEqual([5000, 2000, 50, 120]);
  expect(pull(0, -1, 0, -400)).toEqual([5000, 1600, 50, 120]);
  expect(pull(1, 1, -200, -400)).toEqual([4900, 2000, 40, 80]);
});

test('[HALL-02] seats never stand closer or wider than plans allow, and a lone one stays', () => {
  expect(partsOf(stretched(section, taken, { across: 1, down: 1 }, { x: -5000, y: -9000 }))).toEqual([
    4800, 2000, 30, 30,
  ]);
  expect(stretched(section, taken, { across: 1, down: 1 }, { x: 9000, y: 19_000 })).toMatchObject({
    seatWidth: 300,
    rowDepth: 500,
  });
  expect(stretched(section, { width: 0, height: 0 }, { across: 1, down: 1 }, { x: 400, y: 400 })).toEqual(
    section,
  );
});
