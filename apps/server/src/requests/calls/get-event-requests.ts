// CALL-31: a fan's own requests, event by event.
import { getEventRequests } from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readEventRequests } from '../read-requests.ts';
import { loadContext } from '../request-needs.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { findRequests } from '../request-store.ts';

export function getEventRequestsHandler(needs: RequestNeeds): Handler<'requests'> {
  return handle(getEventRequests, async (_query, caller) => {
    const context = await loadContext(needs, customerActor(caller));
    const requests = await findRequests(needs.db, context.fan, {});
    return { requests: await readEventRequests(needs.db, context, requests) };
  });
}
