import { listGuestRequests } from '@stagedoor/contract/calls/office/guests';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countRequests, readRequests } from '../office/read-requests.ts';

export const listGuestRequestsHandler = (db: Db): Handler<'guest-list'> =>
  handle(listGuestRequests, async ({ sort, after, before, size, ...filter }, caller) => {
    const [page, count] = await Promise.all([
      readRequests(db, caller, filter, { sort, after, before, size }),
      countRequests(db, caller, filter),
    ]);
    return { ...page, ...count };
  });
