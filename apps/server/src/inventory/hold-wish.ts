import type { Refusal } from '../platform/http/refusal.ts';
import type { Place } from './place-store.ts';

/** Whether the seats for those who need them go to others: never, once all others are sold, or as any. */
export type AccessSeats = 'kept' | 'until-sold-out' | 'released';

/** Seats that were chosen on the plan. */
export interface Choice {
  ticketIds: readonly number[];
  /** All levels of the event: seats of several stand in one row. */
  levelIds: readonly number[];
  /** SEAT-05 is switched off. */
  allowsSingles: boolean;
}

export interface HoldWish {
  levelId: number;
  cartUuid: string;
  quantity: number;
  /** Fewer that would also do, the most first; empty where only the whole will do. */
  fewer: readonly number[];
  until: Date;
  access?: AccessSeats;
  /** These very seats; of a cart all of them, or nothing is held for it. */
  chosen?: Choice | undefined;
}

/** What a wish got; nothing at all when the level had nothing for it. */
export interface Held {
  places: Place[];
  together: boolean;
  /** Why the chosen seats could not be held. */
  refusal?: Refusal;
}
