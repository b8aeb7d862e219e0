import type { TicketReturnState } from '@stagedoor/rules/machines/ticket-return';
import type { Generated } from 'kysely';

/** WAIT-06: a ticket that its owner offers to those who wait, and what was told of it. */
export interface TicketReturnsTable {
  seller_id: number;
  return_id: Generated<number>;
  order_id: number;
  line_id: number;
  ticket_id: number;
  outlet_event_id: number;
  state: TicketReturnState;
  /** What goes back of price, fees and taxes, and what is kept of them together. */
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
  kept_cents: number;
  /** That gave it back, once it was bought. */
  change_id: Generated<number | null>;
  offered_at: Date;
  ended_at: Generated<Date | null>;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    ticket_returns: TicketReturnsTable;
  }
}
