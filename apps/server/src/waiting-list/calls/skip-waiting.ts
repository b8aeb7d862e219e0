import { skipWaiting } from '@stagedoor/contract/calls/office/waiting-list';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { waitingStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { findEntry, lockList, markSkipped } from '../entry-store.ts';
import { findOffer } from '../offer-store.ts';
import { reachEvent } from '../reach-event.ts';
import { letGo } from '../settle-offer.ts';

/** Nobody is chosen; one may be passed over, with a reason that stays in the log. What they are offered goes on. */
export const skipWaitingHandler: Handler<'waiting-list'> = handle(
  skipWaiting,
  async ({ eventId, entryId, isSkipped, reason }, caller) => {
    requireValid({ reason: reasonProblem(reason) || undefined });
    const { sellerId, now } = caller;
    await caller.change(async ({ tx, record, unchanged }) => {
      const event = await reachEvent(tx, caller, eventId);
      const seen = await findEntry(tx, sellerId, { entryId });
      if (seen?.outlet_event_id !== eventId) return refuse('NOT_FOUND');
      await waitingStock.lock(tx, sellerId, seen.level_ids);
      await lockList(tx, { sellerId, eventId });
      const entry = (await findEntry(tx, sellerId, { entryId })) ?? refuse('NOT_FOUND');
      if (entry.state !== 'waiting' || (entry.skipped_at !== null) === isSkipped) return unchanged(undefined);
      await markSkipped(tx, entry, isSkipped ? now : null);
      const offer = await findOffer(tx, sellerId, { openOf: entryId });
      if (isSkipped && offer && !(await letGo(tx, { offer, entry }, now))) refuse('OFFER_IN_CART');
      // Who is asked again may fit what nobody else did.
      if (!isSkipped)
        for (const levelId of entry.level_ids)
          waitingStock.noteReturn(tx, { sellerId, levelId, ticketIds: [], how: 'kept' });
      return record({
        action: isSkipped ? 'waiting.skipped' : 'waiting.asked-again',
        subject: { kind: 'event', id: eventId },
        outletId: event.outletId,
        after: { tickets: entry.quantity },
        reason: reason.trim(),
      });
    });
    return {};
  },
);
