import type { Currency } from '@stagedoor/rules/money/currencies';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { Db } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { KnownSession } from './known-session.ts';

/** A browser's session at the outlet, as far as every call may know it. */
export interface CallerSession {
  publicId: string;
  sidHash: string;
  userId: number | undefined;
  expiresAt: Date;
  endsAt: Date;
  /** Staff look at the shop as this customer: nothing may be changed. */
  isView: boolean;
}

/** Who calls for a shop: at which outlet, in which session, and what still stands before it. */
export interface ShopCaller extends Caller {
  sellerId: number;
  outletId: number;
  /** In which its prices are. */
  currency: Currency;
  /** Nobody is asked who they are: whoever asks here is told the same. */
  isAnybody?: boolean;
  /** Its seller's clock. */
  times: Times;
  /** The outlet leaves signing in to a membership system: only its members are anybody here. */
  membersOnly: boolean;
  /** LANG-07: one of the outlet's that the call names; English, and nobody's choice, where it names none. */
  language: string | undefined;
  /** What the outlet wrote in its other languages. */
  ownTexts: readonly OwnText[];
  session: CallerSession | undefined;
  /** What still stands between the caller and the shop. */
  barrier: 'password' | 'login' | undefined;
  /** Their session, to be remembered; none where it takes more than its row to say who they are. */
  known: KnownSession | undefined;
}

/**
 * Whoever calls, as far as the request says it by itself. The session is asked for with the call's first statement, where
 * the call's first journey can take it along: until then nothing is decided, and nothing is told.
 */
export interface ArrivingCaller extends Omit<ShopCaller, 'session' | 'barrier' | 'known'> {
  /** What the browser's cookie stands for, whether or not there is such a session. */
  sidHash: string | undefined;
  /** Says who it is, or refuses them: as the database has it, or as it had it when somebody remembered it. */
  recognize(from?: Db | KnownSession): Promise<ShopCaller>;
}

declare module '../platform/http/caller.ts' {
  interface Callers {
    shop: ShopCaller;
  }
  interface Arriving {
    shop: ArrivingCaller;
  }
}
