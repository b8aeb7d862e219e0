import { expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openStage } from './testing/rush.ts';

/** `npm run proof -- sell-out` runs twenty rounds, and as many with one process alone. */
const { SELL_OUT_ROUNDS } = process.env;
const ROUNDS = Number(SELL_OUT_ROUNDS ?? 1);
const PROCESSES = SELL_OUT_ROUNDS === undefined ? [3] : [1, 3];

test.each(cases(PROCESSES))(
  '[OPS-14] [SEAT-04] 400 buyers for 100 places, and 120 who choose seats or take the best, with %i server processes: exactly 100',
  async (processes) => {
    const database = await testDatabase('server');
    const stage = await openStage(database, processes);
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await stage.rush({ buyers: 400, seats: 100 });
      expect(outcome).toEqual({ held: 100, strange: 0, complaints: [] });
    }
    // [SEAT-04] The same with seats: every other buyer chooses them, the rest takes the best.
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await stage.choose(120)).toEqual({ held: 100, strange: 0, complaints: [] });
    }
    await stage.close();
    await database.close();
  },
  1_800_000,
);
