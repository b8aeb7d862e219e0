import type { TakesOff } from '@stagedoor/rules/codes/take-off';
import type { CodePlaces } from '@stagedoor/rules/codes/where-it-holds';
import type { CodeOpens } from '@stagedoor/rules/events/level-availability';
import type { ShopCaller } from '../accounts/index.ts';
import type { Db } from '../platform/db/tables.ts';

/** A code that is good at an event. */
export interface CodeHere extends CodePlaces {
  code: string;
  opens?: CodeOpens | undefined;
  takesOff?: TakesOff | undefined;
  mostTickets?: number | undefined;
}

/** Codes that there are for an outlet, until they end. */
export interface CodesHere extends CodePlaces {
  endsAt?: Date | undefined;
}

/** Likewise: all that are not stopped. */
export type CodesOfOutlet = (db: Db, sellerId: number, outletId: number) => Promise<readonly CodesHere[]>;

interface EventAsked {
  eventId: number;
  levelIds: readonly number[];
  showDate: Date | null;
}

/** Told by whoever keeps codes, which lives above; refuses one that is not good there and now. */
export type CodeAtEvent = (caller: ShopCaller, typed: string, event: EventAsked) => Promise<CodeHere>;
