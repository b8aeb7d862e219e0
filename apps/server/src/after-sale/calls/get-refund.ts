import { getRefund } from '@stagedoor/contract/calls/office/refunds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { describeRefund } from '../refunds/describe-refund.ts';

export const getRefundHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(getRefund, async ({ number }, caller) => {
    const order = await needs.changes.reachOrder(needs.db, staffActor(caller), number);
    return describeRefund(needs.db, needs, order, caller.now);
  });
