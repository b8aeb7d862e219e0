import { declineRefund } from '@stagedoor/contract/calls/office/decide-refunds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { declineWish } from '../refunds/decline.ts';
import { entryAbout } from '../refunds/reach-change.ts';

export const declineRefundHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(declineRefund, async ({ number, reason: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const reason = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      await declineWish(tx, needs, order, { staffId: caller.staffId, reason, now: caller.now });
      record(entryAbout('refund.declined', order, {}, reason));
      return {};
    }),
  );
