import { customerOf } from '../../accounts/index.ts';
import type { ShopCaller } from '../../accounts/index.ts';
import type { RawBuilder } from 'kysely';

/** Whose cards: a customer's of the seller, a guest's who holds an invitation (GUEST-14), of one order alone (PROG-12), or the seller's own, to try (SETUP-09). */
export interface CardOwner {
  sellerId: number;
  kind: 'customer' | 'invitation' | 'order' | 'seller';
  id: number;
  /** What tells a guest's browser from that of whoever got the link besides; a customer's account needs none. */
  keeper?: string | undefined;
  /** SETUP-08: in a shop that is tested they have other cards, and nowhere else those. A statement may find out. */
  isTest?: boolean | RawBuilder<boolean> | undefined;
}

/** What somebody without an account may show instead. */
export interface ShownByCaller {
  invitationToken?: string | undefined;
  payLink?: string | undefined;
}

/** Finds the owner behind a call; whoever knows invitations and links passes in a version that accepts them. */
export type FindOwner = (caller: ShopCaller, shown: ShownByCaller) => Promise<CardOwner>;

export const customersOnly: FindOwner = async (caller) => ({
  sellerId: caller.sellerId,
  kind: 'customer',
  id: customerOf(caller),
});
