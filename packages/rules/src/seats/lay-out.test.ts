import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';

const seat = (
  sectionPosition: number,
  rowPosition: number,
  seatPosition: number,
  mapX: number | null = null,
) => ({
  sectionPosition,
  rowPosition,
  seatPosition,
  mapX,
  mapY: mapX,
});

test('[HALL-02] seats are drawn where the plan says', () => {
  expect(layOut([seat(1, 1, 1, 100), seat(1, 1, 2, 300)])).toEqual([
    { x: 100, y: 100 },
    { x: 300, y: 300 },
  ]);
});

test('[HALL-02] where it does not say it of all, row below row and section below section', () => {
  const [first, neighbour, behind, next] = layOut([
    seat(1, 1, 1, 100),
    seat(1, 1, 2),
    seat(1, 2, 1),
    seat(2, 1, 1),
  ]);
  expect(neighbour!.x).toBeGreaterThan(first!.x);
  expect(neighbour!.y).toBe(first!.y);
  expect(behind).toMatchObject({ x: first!.x });
  expect(behind!.y).toBeGreaterThan(first!.y);
  expect(next!.y - behind!.y).toBeGreaterThan(behind!.y - first!.y);
  for (const { x, y } of [first!, neighbour!, behind!, next!])
    expect([x, y].every((place) => place >= 0 && place <= 10_000)).toBe(true);
});
