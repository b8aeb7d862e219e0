import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallDraw } from '../testing/small-draw.ts';
import type { SmallDraw } from '../testing/small-draw.ts';
import { readDrawAndTasks } from './draw-and-tasks.ts';

const SERIES = 13;
let draw: SmallDraw;
beforeAll(async () => {
  draw = await smallDraw('server', 6);
  await draw.publish();
});
afterAll(() => draw.close());

/** The first look at the draw came before it was made; everything after that, later. */
function madeAfterFirstLook(): KyselyPlugin {
  let looks = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row] = result.rows;
      if (row?.state !== 'published') return result;
      looks += 1;
      return looks === 1 ? { ...result, rows: [{ ...row, state: 'frozen' }] } : result;
    },
  };
}

test('[DRAW-07] a draw that is made while it is looked at does not stand there as frozen with nothing under way', async () => {
  const db = draw.app.database.db.withPlugin(madeAfterFirstLook());
  const { draw: found, tasks } = await readDrawAndTasks(db, 1, SERIES);
  expect([tasks.progress?.state, found?.state]).toEqual(['finished', 'published']);
});
