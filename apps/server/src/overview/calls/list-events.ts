import { listEvents } from '@stagedoor/contract/calls/office/events';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { OverviewNeeds } from '../overview-needs.ts';
import { narrowByStock } from '../events/low-stock.ts';
import { readEventsWithStock } from '../events/read-events-with-stock.ts';

export const listEventsHandler = (needs: OverviewNeeds): Handler<'overview'> =>
  handle(listEvents, async ({ sort, after, before, size, ...wanted }, caller) => {
    const { readDb: db } = needs;
    const filter = await narrowByStock(db, caller, wanted, caller.now);
    const [page, count] = await Promise.all([
      readEventsWithStock(db, caller, filter, { sort, after, before, size, now: caller.now }),
      officeEvents.count(db, caller, filter, caller.now),
    ]);
    return { ...page, ...count };
  });
