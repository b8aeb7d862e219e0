import type { CodeOpens } from '@stagedoor/rules/events/level-availability';
import type { TakesOff } from '@stagedoor/rules/codes/take-off';
import type { CodeUseState } from '@stagedoor/rules/machines/code-use';
import type { Generated } from 'kysely';

/** What a code does, for one code or for many of the same kind. */
export interface CodeSetsTable {
  seller_id: number;
  set_id: Generated<number>;
  /** The code itself, or what all of them begin with. */
  name: string;
  is_many: boolean;
  opens: CodeOpens | null;
  takes: TakesOff['kind'] | null;
  takes_cents: number | null;
  takes_ppm: number | null;
  takes_per: 'ticket' | 'order' | null;
  with_fees: boolean;
  /** None named: everywhere. */
  outlet_ids: number[] | null;
  event_ids: number[] | null;
  level_ids: number[] | null;
  starts_at: Date | null;
  ends_at: Date | null;
  most_orders: number | null;
  most_tickets: number | null;
  most_per_account: number | null;
  returns_use: boolean;
  stopped_at: Generated<Date | null>;
  /** Somebody was refused because of that. */
  stop_met_at: Generated<Date | null>;
  made_by: number;
  made_at: Date;
}

interface CodesTable {
  seller_id: number;
  code_id: Generated<number>;
  set_id: number;
  code: string;
  most_orders: number | null;
  held: Generated<number>;
  spent: Generated<number>;
  /** One of many, sent to somebody. */
  handed_at: Generated<Date | null>;
}

/** How often somebody typed what was no code of a set, or one that was used up. */
interface CodeTriesTable {
  seller_id: number;
  set_id: number;
  wrong: Generated<number>;
  used_up: Generated<number>;
}

interface CodeUsesTable {
  seller_id: number;
  /** Of the cart, or of the sale at the counter. */
  cart_uuid: string;
  at_counter: Generated<boolean>;
  code_id: number;
  set_id: number;
  state: CodeUseState;
  session_id: string | null;
  user_id: number | null;
  account_turn: number | null;
  taken_at: Date;
  spent_at: Generated<Date | null>;
  order_number: Generated<string | null>;
  tickets: Generated<number | null>;
  off_cents: Generated<number | null>;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    code_sets: CodeSetsTable;
    codes: CodesTable;
    code_uses: CodeUsesTable;
    code_tries: CodeTriesTable;
  }
}
