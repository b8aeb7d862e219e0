import { expect, test } from 'vitest';
import { atPace, Pace } from './pace.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

test('[AWARD-02] a gateway that does not answer is asked less and less, then left alone, longer each time', () => {
  const pace = new Pace(16);
  const widths = [1, 2, 3].map(() => {
    pace.unanswered(now);
    return pace.width;
  });
  expect(widths).toEqual([8, 4, 2]);
  expect(pace.isResting(now)).toBe(false);
  pace.unanswered(now);
  expect([pace.isResting(later(14)), pace.isResting(later(16))]).toEqual([true, false]);
  for (let times = 0; times < 4; times += 1) pace.unanswered(later(16));
  expect(pace.isResting(later(45))).toBe(true);
  for (let times = 0; times < 40; times += 1) pace.answered();
  expect(pace.width).toBe(16);
});

test('[AWARD-02] never more at once than are allowed, and none is left out while the gateway answers', async () => {
  let underWay = 0;
  let most = 0;
  const done: number[] = [];
  await atPace(
    new Pace(3),
    Array.from({ length: 20 }, (_, nth) => nth),
    async (nth) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => {
        setTimeout(resolve, nth % 3);
      });
      underWay -= 1;
      done.push(nth);
    },
    () => now,
  );
  expect(most).toBe(3);
  expect(done).toHaveLength(20);
});

test('[AWARD-02] what is left waits when the gateway falls silent', async () => {
  const pace = new Pace(1);
  let asked = 0;
  await atPace(
    pace,
    Array.from({ length: 100 }, (_, nth) => nth),
    async () => {
      asked += 1;
      pace.unanswered(now);
    },
    () => now,
  );
  expect(asked).toBe(4);
});
