import { customerOf } from '../../accounts/index.ts';
import type { ShopCaller } from '../../accounts/index.ts';
import type { RawBuilder } from 'kysely';

/** Whose cards: a customer of the seller, or a guest who holds an invitation (GUEST-14). */
export interface CardOwner {
  sellerId: number;
  kind: 'customer' | 'invitation';
  id: number;
  /** What tells a guest's browser from that of whoever got the link besides; a customer's account needs none. */
  keeper?: string | undefined;
  /** SETUP-08: in a shop that is tested they have other cards, and nowhere else those. A statement may find out. */
  isTest?: boolean | RawBuilder<boolean> | undefined;
}

/** Finds the owner behind a call; whoever knows invitations passes in a version that accepts their tokens. */
export type FindOwner = (caller: ShopCaller, invitationToken: string | undefined) => Promise<CardOwner>;

export const customersOnly: FindOwner = async (caller) => ({
  sellerId: caller.sellerId,
  kind: 'customer',
  id: customerOf(caller),
});
