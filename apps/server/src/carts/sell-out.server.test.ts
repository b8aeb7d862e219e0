import { expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openStage } from './testing/rush.ts';

/** `npm run proof -- sell-out` runs twenty rounds, and as many with one process alone. */
const { SELL_OUT_ROUNDS } = process.env;
const ROUNDS = Number(SELL_OUT_ROUNDS ?? 1);
const PROCESSES = SELL_OUT_ROUNDS === undefined ? [3] : [1, 3];

test.each(cases(PROCESSES))(
  '[OPS-14] 400 buyers for 100 seats at once, with %i server processes: exactly 100',
  async (processes) => {
    const database = await testDatabase('server');
    const stage = await openStage(database, processes);
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await stage.rush({ buyers: 400, seats: 100 });
      expect(outcome).toEqual({ held: 100, strange: 0, complaints: [] });
    }
    await stage.close();
    await database.close();
  },
  1_800_000,
);
