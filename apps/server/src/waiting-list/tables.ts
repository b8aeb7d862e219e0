import type { WaitingEntryState } from '@stagedoor/rules/machines/waiting-entry';
import type { WaitingOfferState } from '@stagedoor/rules/machines/waiting-offer';
import type { Generated, GeneratedAlways } from 'kysely';
import type { HowItCame } from '../inventory/index.ts';

/** The list of a show; whoever changes anything of it locks this row, after the levels. */
export interface WaitingListsTable {
  seller_id: number;
  outlet_event_id: number;
  paused_at: Date | null;
  ended_at: Date | null;
}

export interface WaitingEntriesTable {
  seller_id: number;
  entry_id: GeneratedAlways<number>;
  outlet_event_id: number;
  outlet_id: number;
  user_id: number | null;
  /** Who has the lower number is asked first. */
  place: Generated<number>;
  quantity: number;
  level_ids: number[];
  /** At most, one ticket with its fees. */
  most_cents: number;
  state: WaitingEntryState;
  /** Opens it to whoever has a letter. */
  link_uuid: string;
  /** Tickets that they had the offer of since these came back last, and let go. */
  let_go: Generated<number[]>;
  lapses: Generated<number>;
  skipped_at: Date | null;
  joined_at: Date;
  ended_at: Date | null;
}

export interface WaitingReturnsTable {
  seller_id: number;
  return_id: GeneratedAlways<number>;
  outlet_event_id: number;
  price_level_id: number;
  tickets: number;
  how: HowItCame;
  came_at: Date;
}

export interface WaitingOffersTable {
  seller_id: number;
  offer_uuid: string;
  outlet_event_id: number;
  entry_id: number;
  price_level_id: number;
  ticket_ids: number[];
  /** One ticket with its fees, as it was offered. */
  price_cents: number;
  return_id: number | null;
  state: WaitingOfferState;
  made_at: Date;
  /** When its letter left: from then on its clock runs. */
  sent_at: Date | null;
  ends_at: Date | null;
  settled_at: Date | null;
  order_number: string | null;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    waiting_lists: WaitingListsTable;
    waiting_entries: WaitingEntriesTable;
    waiting_returns: WaitingReturnsTable;
    waiting_offers: WaitingOffersTable;
  }
}
