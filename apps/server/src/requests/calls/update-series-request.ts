import * as calls from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { updateSeriesRequest } from '../update-series-request.ts';
import { writing } from '../writing.ts';

export const updateSeriesRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.updateSeriesRequest, (change, caller) =>
    writing(needs, customerActor(caller), { requestId: change.id }, async (tx, context) => {
      await updateSeriesRequest(tx, context, change);
      return {};
    }),
  );
