// What decides about orders, for proofs that write decisions without a server.
import { orderChanges } from '../changes/order-changes.ts';
import type { OrderChanges } from '../changes/order-changes.ts';

export const changesByHand = (): OrderChanges => orderChanges;
