import { undoChange } from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { entryAbout, changeOf } from '../refunds/reach-change.ts';

export const undoChangeHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(undoChange, async ({ number, changeId }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const change = await changeOf(tx, needs, order, changeId);
      // Somebody pressed first: then it is done.
      if (change.state === 'canceled') return unchanged({});
      const isOwn = change.author_kind === 'staff' && change.author_id === String(caller.staffId);
      if (caller.grant === 'asks' && !(isOwn && change.state === 'proposed'))
        refuseNow(afterSaleMessages.notYours);
      const isInTime =
        change.state === 'approved' && change.undo_until !== null && change.undo_until > caller.now;
      if (change.state !== 'proposed' && !isInTime) refuseNow(afterSaleMessages.tooLateToUndo);
      await needs.changes.close(tx, change, 'canceled', caller.now);
      record(entryAbout('refund.undone', order, { change: changeId }));
      return {};
    }),
  );
