import { needsWaitingRoom } from '@stagedoor/rules/waiting-room/by-itself';
import { forgetNodes } from './cart-meter.ts';
import type { CartMeter } from './cart-meter.ts';
import type { RoomNeeds } from './room-needs.ts';
import { openRoom } from './room-store.ts';

/** Puts a waiting room before what most people want, when this node cannot serve them all. */
export async function openByItself(needs: RoomNeeds, meter: CartMeter, now: Date): Promise<void> {
  const most = meter.mostWanted();
  const { slowMs } = meter.served();
  if (!most || !needsWaitingRoom({ carts: most.carts, slowMs }, needs.byItselfAboveMs)) return;
  const room = { ...most.wanted, openedBy: 'by itself', byItself: true };
  if (!(await openRoom(needs.db, needs.clock, room))) return;
  needs.log.warn({ ...most.wanted, slowMs, carts: most.carts }, 'more want in than are served: they line up');
  await forgetNodes(needs.db, now);
}
