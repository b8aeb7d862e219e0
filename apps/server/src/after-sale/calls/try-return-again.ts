import { tryReturnAgain } from '@stagedoor/contract/calls/office/decide-refunds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { sendReturn } from '../return-target.ts';
import { entryAbout, refusedOf } from '../refunds/reach-change.ts';

export const tryReturnAgainHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(tryReturnAgain, async ({ number, returnId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const row = await refusedOf(tx, needs, order, returnId);
      await sendReturn(tx, needs, await needs.changes.planReturnAgain(tx, row, caller.now));
      record(entryAbout('refund.tried-again', order, { return: returnId, cents: row.amount_cents }));
      return {};
    }),
  );
