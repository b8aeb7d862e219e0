import { describe, expect, test } from 'vitest';
import { avoidsSingles } from './avoids-singles.ts';
import type { LevelSeat } from './avoids-singles.ts';
import { leftAlone } from './left-alone.ts';
import { loneCompanions } from './lone-companions.ts';
import { nearestGroups } from './nearest-groups.ts';
import { areReleased } from './seat-kinds.ts';

/** `A:1-4,6` is row A with free seats 1 to 4 and 6. A seat's id is its row and position: A4 is 104, B4 is 204. */
function hall(plan: string, levelId = 1): LevelSeat[] {
  return plan.split(' ').flatMap((part) => {
    const [row = '', list = ''] = part.split(':');
    return list.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, step) => ({
        ticketId: (row.charCodeAt(0) - 64) * 100 + from + step,
        row,
        position: from + step,
        levelId,
      }));
    });
  });
}

const alone = (plan: string, ...chosen: number[]): number[] =>
  leftAlone(hall(plan), new Set(chosen)).map(({ ticketId }) => ticketId);

describe('[SEAT-05] no single seat is left alone', () => {
  test.each([
    ['at the end of the row', 'A:1-5', [103, 104], [105]],
    ['between two taken ones', 'A:1-6', [102, 103], [101]],
    ['at an aisle', 'A:1-3,5-8', [102, 103], [101]],
    ['on both sides', 'A:1-4', [102, 103], [101, 104]],
    ['not where two are left', 'A:1-5', [101, 102, 103], []],
    ['not one that was alone before', 'A:1,3-4', [103, 104], []],
    ['not the one that is bought', 'A:1,3-4', [101], []],
    ['not in a row that nobody touches', 'A:1-4 B:7', [101, 102], []],
  ])('%s', (_name, plan, chosen, expected) => {
    expect(alone(plan, ...chosen)).toEqual(expected);
  });

  const better = (plan: string, quantity: number, capacity = 10): string[] =>
    avoidsSingles(hall(plan), { levelId: 1, quantity, capacity }).map((seats) =>
      seats.map(({ ticketId }) => ticketId).join(),
    );

  test('a better choice of the same number is named', () => {
    expect(better('A:1-3 B:1-4', 2)).toEqual(['201,202', '203,204']);
  });
  test('there is none where every choice leaves one', () => {
    expect(better('A:1-3 B:1-3', 2)).toEqual([]);
  });
  test('nor once five in a hundred of the level are free', () => {
    expect(better('A:1-5', 2, 100)).toEqual([]);
    expect(better('A:1-5', 2, 99)).toEqual(['101,102', '104,105']);
  });
  test('a better choice lies in the same level, and its neighbours in any', () => {
    const free = [...hall('A:1-2'), ...hall('A:3-4', 2)];
    const choice = { levelId: 1, quantity: 1, capacity: 10 };
    expect(avoidsSingles(free, choice).map(([seat]) => seat?.ticketId)).toEqual([101]);
  });
});

describe('[SEAT-06] companions', () => {
  const seat = (
    ticketId: number,
    kind: 'seat' | 'accessible' | 'companion',
    other: string | null = null,
  ) => ({
    ticketId,
    row: 'K',
    name: String(ticketId),
    kind,
    with: other,
  });

  test('go with their accessible seat', () => {
    expect(loneCompanions([seat(1, 'accessible'), seat(2, 'companion', '1')])).toEqual([]);
    expect(loneCompanions([seat(1, 'accessible'), seat(2, 'companion', '9')])).toHaveLength(1);
    expect(loneCompanions([seat(1, 'seat'), seat(2, 'companion', '1')])).toHaveLength(1);
    expect(loneCompanions([seat(1, 'accessible')])).toEqual([]);
  });

  test('are let go three days before the show, where the event says so', () => {
    const starts = new Date('2026-12-15T19:30:00Z');
    const before = new Date('2026-12-12T19:29:59Z');
    const after = new Date('2026-12-12T19:30:00Z');
    expect(areReleased('until-72-hours', starts, before)).toBe(false);
    expect(areReleased('until-72-hours', starts, after)).toBe(true);
    expect(areReleased('until-sold-out', starts, after)).toBe(false);
    expect(areReleased('until-72-hours', null, after)).toBe(false);
  });
});

test('[SEAT-03] the nearest of equal groups come first', () => {
  const at = (ticketId: number, x: number, y: number) => ({ ticketId, row: 'A', position: 1, x, y });
  const groups = [
    [at(1, 0, 0), at(2, 100, 0)],
    [at(3, 400, 100), at(4, 500, 100)],
  ];
  expect(nearestGroups(groups, [at(9, 400, 0)])[0]?.[0]?.ticketId).toBe(3);
  expect(nearestGroups(groups, [at(9, 40, 0)])[0]?.[0]?.ticketId).toBe(1);
});
