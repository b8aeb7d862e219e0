import { recordOtherWay } from '@stagedoor/contract/calls/office/decide-refunds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { entryAbout, refusedOf } from '../refunds/reach-change.ts';

export const recordOtherWayHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(recordOtherWay, async ({ number, returnId, note: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const note = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const row = await refusedOf(tx, needs, order, returnId);
      await needs.changes.recordOtherWay(tx, order, row, { note, by: caller.name }, caller.now);
      record(entryAbout('refund.other-way', order, { return: returnId, cents: row.amount_cents }, note));
      return {};
    }),
  );
