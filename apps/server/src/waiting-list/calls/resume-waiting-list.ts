import { resumeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { officeEvents } from '../../catalogue/index.ts';
import { moveStock, waitingStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockList, markList } from '../entry-store.ts';
import { keptBy } from '../holders.ts';
import { reachEvent } from '../reach-event.ts';

const ALL_OF_THEM = 2_147_483_647;

/** What was kept meanwhile comes back now, and is offered by this very transaction. */
export const resumeWaitingListHandler: Handler<'waiting-list'> = handle(
  resumeWaitingList,
  async ({ eventId }, caller) => {
    const { sellerId } = caller;
    const key = { sellerId, eventId };
    await caller.change(async ({ tx, record }) => {
      const event = await reachEvent(tx, caller, eventId);
      const levelIds = (await officeEvents.levels(tx, sellerId, eventId)).map(({ levelId }) => levelId);
      await waitingStock.lock(tx, sellerId, levelIds);
      if ((await lockList(tx, key)).paused_at === null) refuse('CHANGED_MEANWHILE');
      await markList(tx, key, { paused_at: null });
      const wanted = levelIds.map((levelId) => ({ levelId, quantity: ALL_OF_THEM }));
      await moveStock(tx, { sellerId, wanted, from: keptBy(eventId), to: 'free' });
      record({
        action: 'waiting.resumed',
        subject: { kind: 'event', id: eventId },
        outletId: event.outletId,
      });
    });
    return {};
  },
);
