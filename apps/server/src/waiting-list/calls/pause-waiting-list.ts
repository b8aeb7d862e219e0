import { pauseWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockList, markList } from '../entry-store.ts';
import { reachEvent } from '../reach-event.ts';

/** Offers that are out stay good; what comes back is kept for whom it fits. */
export const pauseWaitingListHandler: Handler<'waiting-list'> = handle(
  pauseWaitingList,
  async ({ eventId }, caller) => {
    const key = { sellerId: caller.sellerId, eventId };
    await caller.change(async ({ tx, record }) => {
      const event = await reachEvent(tx, caller, eventId);
      if ((await lockList(tx, key)).paused_at !== null) refuse('CHANGED_MEANWHILE');
      await markList(tx, key, { paused_at: caller.now });
      record({
        action: 'waiting.paused',
        subject: { kind: 'event', id: eventId },
        outletId: event.outletId,
      });
    });
    return {};
  },
);
