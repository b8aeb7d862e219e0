import { tryReturnAgain } from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { handMethodWords } from '@stagedoor/rules/messages/hand-methods';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { sendReturn } from '../return-target.ts';
import { entryAbout, refusedOf } from '../refunds/reach-change.ts';

export const tryReturnAgainHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(tryReturnAgain, async ({ number, returnId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const row = await refusedOf(tx, needs, order, returnId);
      const { hand_method } = await needs.changes.findPayment(tx, row);
      // What came by hand never was at a gateway.
      if (hand_method !== null)
        refuse('AFTER_SALE_REFUSED', { message: afterSaleMessages.byHand(handMethodWords[hand_method]) });
      await sendReturn(tx, needs, await needs.changes.planReturnAgain(tx, row, caller.now));
      record(entryAbout('refund.tried-again', order, { return: returnId, cents: row.amount_cents }));
      return {};
    }),
  );
