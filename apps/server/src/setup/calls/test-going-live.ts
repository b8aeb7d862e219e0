import { testGoingLive } from '@stagedoor/contract/calls/office/setup';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { testOutlet } from '../live/test-outlet.ts';
import { toldLines } from '../live/told-lines.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const testGoingLiveHandler = ({ live }: SetupNeeds): Handler<'setup'> =>
  handle(testGoingLive, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const outlet = { sellerId: caller.sellerId, outletId, now: caller.now };
    // Refuses an outlet that has no checklist, before anything is asked of the world.
    await toldLines(live, outlet);
    await testOutlet(live, outlet);
    return toldLines(live, outlet);
  });
