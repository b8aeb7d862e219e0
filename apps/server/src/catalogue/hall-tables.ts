import type { HallPlan } from '@stagedoor/rules/halls/hall-plan';
import type { ColumnType } from 'kysely';

export interface HallsTable {
  seller_id: number;
  hall_id: number;
  venue_id: number;
  name: string;
}

type Json<T> = ColumnType<T, string, string>;

/** What is sold by a plan stays as it is: a trigger sees to it. */
export interface HallVersionsTable {
  seller_id: number;
  hall_id: number;
  version: number;
  plan: Json<HallPlan>;
}

/** What is drawn of a hall and not published yet; `revision` counts how often it was kept. */
export interface HallDraftsTable {
  seller_id: number;
  hall_id: number;
  revision: number;
  plan: Json<HallPlan>;
  background: string | null;
  drawn_by: number;
  drawn_at: Date;
}
