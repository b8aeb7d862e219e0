import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { DAY_SECONDS, openPlanWorld } from '../testing/plan-world.ts';
import type { PlanWorld } from '../testing/plan-world.ts';

describe('before an installment', () => {
  let world: PlanWorld;
  beforeAll(async () => {
    world = await openPlanWorld('server');
  });
  afterAll(() => world.app.close());
  beforeEach(() => world.comeBack());

  const kinds = async (number: string): Promise<string[]> =>
    (await mailsTo(world.app, fan)).filter(({ subject }) => subject.includes(number)).map(({ kind }) => kind);

  test('[AWARD-06] [OPS-44] one reminder three days before, and one letter about a card that will not last', async () => {
    const order = await world.plan('good', [10, 90, 120]);
    await Promise.all([world.runJobs(), world.runJobs()]);
    expect(await kinds(order.number)).toEqual([]);
    world.app.clock.advance(8 * DAY_SECONDS);
    await Promise.all([world.runJobs(), world.runJobs()]);
    await world.runJobs();
    expect(await kinds(order.number)).toEqual(['installment-reminder']);
    // Good until the end of December: before the second and the third payment are due.
    await world.setExpiration('good', '2026-12');
    await world.runJobs();
    expect(await kinds(order.number)).toEqual(['installment-reminder']);
    world.app.clock.advance(12 * DAY_SECONDS);
    await world.runJobs();
    await world.runJobs();
    expect((await kinds(order.number)).filter((kind) => kind === 'installment-card')).toHaveLength(2);
  });
});
