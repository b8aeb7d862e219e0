import { setRefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import type { RefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { readWindows } from '../office/refund-window-store.ts';

const emptyToNull = (text: string | undefined): string | null => text?.trim() || null;

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
    const text = isOpen ? texts.openText : texts.closedText;
    requireValid({
      [isOpen ? 'openText' : 'closedText']: text?.trim() ? undefined : staffMessages.windowTextNeeded,
    });
    await caller.change(async ({ tx, record, about }) => {
      about({ kind: 'event', id: eventId }, seenAt);
      const which = sql`e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`;
      await sql`select 1 from outlet_events e where ${which} for update`.execute(tx);
      const [before] = await readWindows(tx, which);
      if (!before) return refuse('NOT_FOUND');
      caller.requireOutlet(before.outletId);
      if (before.updatedAt?.getTime() !== seenAt?.getTime()) return refuse('CHANGED_MEANWHILE');
      await sql`
        insert into refund_windows (seller_id, outlet_event_id, is_open, open_text, closed_text, alert, updated_at)
        values (${sellerId}, ${eventId}, ${isOpen}, ${emptyToNull(texts.openText)}, ${emptyToNull(texts.closedText)},
          ${emptyToNull(texts.alert)}, date_trunc('milliseconds', ${now}::timestamptz))
        on conflict (seller_id, outlet_event_id) do update set is_open = excluded.is_open,
          open_text = excluded.open_text, closed_text = excluded.closed_text, alert = excluded.alert,
          updated_at = excluded.updated_at`.execute(tx);
      return record({
        action: actionOf(before.isOpen, isOpen),
        subject: { kind: 'event', id: eventId },
        outletId: before.outletId,
        before: told(before),
        after: told({ isOpen, ...texts }),
      });
    });
    const [after] = await readWindows(db, sql`e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`);
    return after!;
  });
