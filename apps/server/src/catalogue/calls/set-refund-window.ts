import { setRefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { required } from '@stagedoor/rules/values/required';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { findWindow, lockWindow, saveWindow } from '../office/refund-window-store.ts';

const told = ({ isOpen, openText, closedText, alert }: Partial<RefundWindow>) => ({
  isOpen,
  openText,
  closedText,
  alert,
});

const actionOf = (was: boolean, is: boolean) =>
  was === is ? 'refund-window.worded' : is ? 'refund-window.opened' : 'refund-window.closed';

export const setRefundWindowHandler = (db: Db): Handler<'catalogue'> =>
  handle(setRefundWindow, async ({ eventId, isOpen, seenAt, ...texts }, caller) => {
    const { sellerId, now } = caller;
    const key = { sellerId, eventId };
    const text = isOpen ? texts.openText : texts.closedText;
    requireValid({
      [isOpen ? 'openText' : 'closedText']: text?.trim() ? undefined : staffMessages.windowTextNeeded,
    });
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'event', id: eventId }, seenAt);
      const before = await lockWindow(tx, key);
      if (!before) return refuse('NOT_FOUND');
      caller.requireOutlet(before.outletId);
      if (before.updatedAt?.getTime() !== seenAt?.getTime()) return refuse('CHANGED_MEANWHILE');
      await saveWindow(tx, key, { isOpen, ...texts }, now);
      return record({
        action: actionOf(before.isOpen, isOpen),
        subject: { kind: 'event', id: eventId },
        outletId: before.outletId,
        before: told(before),
        after: told({ isOpen, ...texts }),
      });
    });
    return required(await findWindow(db, key), 'window that was just set');
  });
