import { getGoingLive } from '@stagedoor/contract/calls/office/setup';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toldLines } from '../live/told-lines.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const getGoingLiveHandler = ({ live }: SetupNeeds): Handler<'setup'> =>
  handle(getGoingLive, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    return toldLines(live, { sellerId: caller.sellerId, outletId });
  });
