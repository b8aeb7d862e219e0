import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { secondsAhead } from './clock-ahead.ts';

test('[RUN-06] a node learns how far its clock is from the database’s, and a demonstration’s shift is none of it', async () => {
  const database = await testDatabase('server');
  const clock = systemClock();
  expect(Math.abs(await secondsAhead(database.db, clock))).toBeLessThan(2);
  clock.shiftTo(new Date(Date.now() + 3_600_000));
  expect(Math.abs(await secondsAhead(database.db, clock))).toBeLessThan(2);
  const wrong = { ...systemClock(), now: () => new Date(Date.now() + 120_000) };
  expect(await secondsAhead(database.db, wrong)).toBeCloseTo(120, -1);
  await database.close();
});
