import { describe, expect, test } from 'vitest';
import { walkList } from './walk-list.ts';
import type { Waiting } from './walk-list.ts';

const waits = (entryId: number, quantity: number, more: Partial<Waiting> = {}): Waiting => ({
  entryId,
  quantity,
  mostCents: 8000,
  notFor: new Set(),
  ...more,
});
const places = (...ids: number[]) => ids.map((ticketId) => ({ ticketId }));
const standing = (...ids: number[]) => ({
  priceCents: 5175,
  free: places(...ids),
  allows: () => true,
  pick: <S>(seats: readonly S[], quantity: number) =>
    seats.length < quantity ? undefined : seats.slice(0, quantity),
});

describe('walking down a waiting list', () => {
  test('[WAIT-02] asks who joined first, and passes over who wants more than came back', () => {
    const walked = walkList([waits(1, 4), waits(2, 2), waits(3, 1)], standing(11, 12, 13));
    expect(walked.offers).toEqual([
      { entryId: 2, seats: places(11, 12) },
      { entryId: 3, seats: places(13) },
    ]);
    expect(walked.left).toEqual([]);
  });

  test('[WAIT-01] offers nothing above the highest price, nor a number that the level does not sell', () => {
    expect(walkList([waits(1, 1, { mostCents: 5174 })], standing(11)).offers).toEqual([]);
    expect(walkList([waits(1, 1, { mostCents: 5175 })], standing(11)).offers).toHaveLength(1);
    const inPairs = { ...standing(11, 12), allows: (quantity: number) => quantity % 2 === 0 };
    expect(walkList([waits(1, 1), waits(2, 2)], inPairs).offers.map(({ entryId }) => entryId)).toEqual([2]);
  });

  test('[WAIT-03] hands on what somebody let go, and offers them what else there is', () => {
    const refused = waits(1, 1, { notFor: new Set([11]) });
    expect(walkList([refused, waits(2, 1)], standing(11)).offers.map(({ entryId }) => entryId)).toEqual([2]);
    expect(walkList([refused], standing(11, 12)).offers).toEqual([{ entryId: 1, seats: places(12) }]);
  });

  test('[WAIT-05] leaves for anybody only what nobody fits', () => {
    expect(walkList([waits(1, 4)], standing(11, 12)).left).toEqual(places(11, 12));
  });
});
