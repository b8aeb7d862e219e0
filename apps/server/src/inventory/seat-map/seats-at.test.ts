import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PlanSeatRow } from './plan-store.ts';
import { newerThan, sectionBits } from './seats-at.ts';

test('[SEAT-07] 20,000 seats, half of them gone anyhow, take at most 4 KB', () => {
  const seats = Array.from({ length: 20_000 }, (_, index) => ({ ticketId: index }) as PlanSeatRow);
  const gone = new Set(
    seats.flatMap(({ ticketId }) =>
      ((ticketId * 2_654_435_761) >>> 7) % 2 || ticketId % 7 === 0 ? [ticketId] : [],
    ),
  );
  const sections = Array.from({ length: 40 }, (_, section) =>
    seats.slice(section * 500, section * 500 + 500),
  );
  const packed = gzipSync(JSON.stringify(sectionBits(sections, { inCarts: new Set(), gone })));
  expect(packed.length).toBeLessThan(4096);
  expect(gunzipSync(packed).length).toBeGreaterThan(2500);
});

test('[SEAT-07] a version is what it stands for, and what somebody has is not told again', () => {
  const sections = [[{ ticketId: 1 } as PlanSeatRow], [{ ticketId: 2 } as PlanSeatRow]];
  const none = new Set<number>();
  const before = sectionBits(sections, { inCarts: none, gone: none });
  const after = sectionBits(sections, { inCarts: none, gone: new Set([2]) });
  const have = before.map(({ section, version }) => `${section}:${version}`).join();
  expect(newerThan(before, have)).toEqual([]);
  expect(newerThan(after, have)).toEqual([after[1]]);
  expect(newerThan(before, 'nonsense,1')).toEqual(before);
  expect(newerThan(sectionBits(sections, { inCarts: none, gone: none }), have)).toEqual([]);
});
