import { leaveWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findEntry } from '../entry-store.ts';
import { leave } from '../leave-list.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

/** WAIT-07: who has left already has what they want. */
export const leaveWaitingListHandler = ({ db }: WaitingNeeds): Handler<'waiting-list'> =>
  handle(leaveWaitingList, async ({ link }, { sellerId, outletId, now }) =>
    inTransaction(db, async (tx) => {
      const entry = await findEntry(tx, sellerId, { linkUuid: link });
      if (entry?.outlet_id !== outletId) return refuse('NOT_FOUND');
      if ((await leave(tx, entry, now)) === 'in a cart') refuse('OFFER_IN_CART');
      return { eventId: entry.outlet_event_id };
    }),
  );
