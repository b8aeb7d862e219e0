import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothEngines, testDatabase } from '../../testing/test-database.ts';

test.each(bothEngines)(
  'on %s a connection keeps no plan of the days when the tables were empty',
  async (engine) => {
    const database = await testDatabase(engine);
    const { rows } = await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(database.db);
    expect(rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
    await database.close();
  },
);
