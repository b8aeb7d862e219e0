import { getWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { sessionOf } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { describeList } from '../describe-list.ts';
import { reachList } from '../reach-list.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

export const getWaitingListHandler = (needs: WaitingNeeds): Handler<'waiting-list'> =>
  handle(getWaitingList, async ({ eventId }, caller) => {
    const list = await reachList(needs, caller, eventId);
    return describeList(needs.db, caller.sellerId, list, sessionOf(caller).userId);
  });
