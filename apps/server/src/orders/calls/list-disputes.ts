import { listDisputes } from '@stagedoor/contract/calls/office/disputes';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countDisputes, readDisputes } from '../office/disputes/read-disputes.ts';

export const listDisputesHandler = (db: Db): Handler<'orders'> =>
  handle(listDisputes, async (asked, caller) => {
    const [page, { matching, toAnswer }] = await Promise.all([
      readDisputes(db, caller, asked),
      countDisputes(db, caller),
    ]);
    return { ...page, matching, isExact: true, toAnswer };
  });
