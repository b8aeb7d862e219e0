import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openStage } from './testing/rush.ts';

/** `npm run proof` runs twenty rounds of each. */
const ROUNDS = Number(process.env.SELL_OUT_ROUNDS ?? 1);

test.each([1, 3])(
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
  600_000,
);
