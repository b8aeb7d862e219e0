import { countGuests, listGuestRequests } from '@stagedoor/contract/calls/office/guests';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readGuestCounts } from './count-guests.ts';
import { countRequests, readRequests } from './read-requests.ts';

export const guestListHandlers = (db: Db): Handler[] => [
  handle(listGuestRequests, async ({ sort, after, before, ...filter }, caller) => {
    const [page, count] = await Promise.all([
      readRequests(db, caller, filter, { sort, after, before }),
      countRequests(db, caller, filter),
    ]);
    return { ...page, ...count };
  }),
  handle(countGuests, ({ outletId }, caller) => readGuestCounts(db, caller, outletId)),
];
