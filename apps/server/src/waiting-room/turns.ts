// Who may take tickets of an event that has a waiting room; the carts ask.
import { sessionOf } from '../accounts/index.ts';
import type { ShopCaller } from '../accounts/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartMeter } from './cart-meter.ts';
import { eventsThatKeepOut } from './place-store.ts';
import type { RoomNeeds } from './room-needs.ts';

interface Wish {
  level: { eventId: number; hasWaitingRoom: boolean };
}

export interface Turns {
  /** Refuses whoever is not let in. Where nobody waits, nothing is asked of the database. */
  require(caller: ShopCaller, wishes: readonly Wish[], tx?: Tx): Promise<void>;
  /** What opens a cart is measured: people are let in as fast as that goes. */
  measure<T>(caller: ShopCaller, wishes: readonly Wish[], work: () => Promise<T>): Promise<T>;
}

const eventsOf = (wishes: readonly Wish[]): number[] => [
  ...new Set(wishes.map(({ level }) => level.eventId)),
];

export function turnsOf({ db, clock }: RoomNeeds, meter: CartMeter): Turns {
  return {
    require: async (caller, wishes, tx) => {
      const eventIds = eventsOf(wishes.filter(({ level }) => level.hasWaitingRoom));
      if (eventIds.length === 0) return;
      const { publicId: sessionId, userId } = sessionOf(caller);
      const asked = { eventIds, sessionId, userId };
      const closed = await eventsThatKeepOut(tx ?? db, clock, caller.sellerId, asked);
      if (closed.length > 0) refuse('IN_LINE');
    },
    measure: ({ sellerId, outletId }, wishes, work) =>
      meter.measure(
        eventsOf(wishes).map((eventId) => ({ sellerId, outletId, eventId })),
        work,
      ),
  };
}
