import type { CustomerActor } from '../platform/actor.ts';
import { customerOf } from './shop-access.ts';
import type { ShopCaller } from './shop-caller.ts';

/** The customer behind a call. */
export const customerActor = (caller: ShopCaller): CustomerActor => ({
  kind: 'customer',
  sellerId: caller.sellerId,
  outletId: caller.outletId,
  userId: customerOf(caller),
  now: caller.now,
});
