import type { DrawSettings } from '@stagedoor/rules/draw/draw-settings';
import type { KeptPaint } from '@stagedoor/rules/halls/event-paint';
import type { Keeping } from '@stagedoor/rules/seats/seat-kinds';
import type { SalesType } from '@stagedoor/rules/events/sales-types';
import type { SaleStatus } from '@stagedoor/rules/events/sale-status';
import type { ColumnType, Generated } from 'kysely';
import type { HallDraftsTable, HallsTable, HallVersionsTable } from './hall-tables.ts';

export interface ArtistsTable {
  seller_id: number;
  artist_id: number;
  name: string;
}

export interface VenuesTable {
  seller_id: number;
  venue_id: number;
  name: string;
  city: string;
  state: string;
  time_zone: string | null;
}

export interface ToursTable {
  seller_id: number;
  tour_id: number;
  name: string;
  allow_priority_selection: boolean;
}

/** Columns that end in `_day` are calendar days, `YYYY-MM-DD`, without a zone. */
export interface SeriesTable {
  seller_id: number;
  series_id: number;
  outlet_id: number;
  tour_id: number | null;
  name: string;
  show_name: boolean;
  shipping_note: string | null;
  visible_from: Date | null;
  opens_at: Date | null;
  closes_at: Date | null;
  visible_message: string | null;
  closed_message: string | null;
  offers_payment_plan: boolean;
  plan_fee_cents: number | null;
  plan_total_payments: number | null;
  plan_eligibility_minimum_cents: number | null;
  plan_first_payment_minimum_cents: number | null;
  /** A decimal fraction as text, such as `0.34000`: both engines answer numerics so. */
  plan_first_payment_percent: string | null;
  installment_1_day: string | null;
  installment_2_day: string | null;
  installment_3_day: string | null;
  enable_mobile_delivery: boolean;
  domestic_delivery_method_id: number | null;
  international_delivery_method_id: number | null;
  allow_shipping_address_changes: boolean;
  estimated_ship_day: string | null;
  draw: ColumnType<DrawSettings | null, string | null, string | null>;
}

export interface ShowsTable {
  seller_id: number;
  show_id: number;
  artist_id: number | null;
  venue_id: number | null;
  name: string | null;
  starts_at: Date | null;
  display_show_time: boolean;
  doors_at: Date | null;
  image_url: string | null;
  mobile_image_url: string | null;
  seat_map_url: string | null;
  public_onsale_url: string | null;
  public_onsale_at: Date | null;
  public_onsale_text: string | null;
  public_onsale_text_override: boolean;
  external_sales_url: string | null;
  refund_window_open: boolean;
  refund_window_open_text: string | null;
  refund_window_closed_text: string | null;
  refund_alert_message: string | null;
  tax_rate_basis_points: number;
}

export interface OutletEventsTable {
  seller_id: number;
  outlet_event_id: number;
  outlet_id: number;
  show_id: number;
  series_id: number | null;
  sales_type_id: SalesType;
  override_name: string | null;
  description: string | null;
  image_override_url: string | null;
  door_time_override: Date | null;
  use_door_time_override: boolean;
  /** For an event without a series: the series' own switch decides otherwise. */
  mobile_delivery: boolean;
  /** `YYYY-MM-DD`: when tickets go to phones; none: at once. */
  ticket_day: string | null;
  active: boolean;
  /** Customers may choose theirs on the plan. */
  choose_seats: Generated<boolean>;
  /** A choice may leave a single seat alone. */
  single_seats: Generated<boolean>;
  /** How long seats are kept for those who need them. */
  keep_accessible: Generated<Keeping>;
  /** How long an offer of its waiting list is held; none: it has no list. */
  waiting_hours: Generated<number | null>;
  /** WAIT-06: what is kept of each ticket that is bought back; none: it takes none back. */
  return_fee_cents: Generated<number | null>;
  /** The plan of a hall that it is sold by, and what it paints over it. */
  hall_id: number | null;
  hall_version: number | null;
  paint: ColumnType<KeptPaint[] | null, string | null, string | null>;
}

export interface OutletEventContentsTable {
  seller_id: number;
  outlet_event_id: number;
  sort: number;
  title: string;
  body: string;
}

export interface EventItemsTable {
  seller_id: number;
  item_id: number;
  outlet_event_id: number;
  name: string;
  description: string | null;
  kind_name: string;
  kind_type_id: number;
  suppress_on_event_page: boolean;
  allow_refund: boolean;
  allow_upgrade: boolean;
  sort: number;
}

export interface PriceLevelsTable {
  seller_id: number;
  price_level_id: number;
  item_id: number;
  name: string;
  price_cents: number;
  quantity_limit: number;
  quantity_minimum: number;
  quantity_multiplier: number;
  sort: number;
  enable_opt_out: boolean;
  is_alternate: boolean;
  sale_status: SaleStatus;
  on_sale_from: Date | null;
  on_sale_until: Date | null;
  /** None: the show's. */
  tax_rate_basis_points: number | null;
}

export interface PriceLevelFeesTable {
  seller_id: number;
  price_level_id: number;
  sort: number;
  name: string;
  description: string | null;
  value_cents: number;
}

/** Levels that the desk has taken off sale. */
export interface WithheldLevelsTable {
  seller_id: number;
  price_level_id: number;
  since: Date;
}

/** As the box office has set it, in the place of what the show says. */
export interface RefundWindowsTable {
  seller_id: number;
  outlet_event_id: number;
  is_open: boolean;
  open_text: string | null;
  closed_text: string | null;
  alert: string | null;
  updated_at: Date;
}

/** Events that do not take place. */
export interface CanceledEventsTable {
  seller_id: number;
  outlet_event_id: number;
  canceled_at: Date;
  reason: string;
  task_id: string;
  swept_at: Generated<Date | null>;
}

/** Shows on another date: what was announced first. */
interface MovedShowsTable {
  seller_id: number;
  show_id: number;
  moved_from: Date;
}

/** Events that stand on their outlet's list, since when. */
interface PublishedEventsTable {
  seller_id: number;
  outlet_event_id: number;
  published_at: Date | null;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    artists: ArtistsTable;
    venues: VenuesTable;
    halls: HallsTable;
    hall_versions: HallVersionsTable;
    hall_drafts: HallDraftsTable;
    tours: ToursTable;
    series: SeriesTable;
    shows: ShowsTable;
    outlet_events: OutletEventsTable;
    outlet_event_contents: OutletEventContentsTable;
    event_items: EventItemsTable;
    price_levels: PriceLevelsTable;
    price_level_fees: PriceLevelFeesTable;
    withheld_levels: WithheldLevelsTable;
    refund_windows: RefundWindowsTable;
    canceled_events: CanceledEventsTable;
    moved_shows: MovedShowsTable;
    published_events: PublishedEventsTable;
  }
}
