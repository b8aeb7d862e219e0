/**
 * A description as far as it could be understood. Whatever could not is missing, at any depth: judgements say what
 * they can about the rest, so that everything that is wrong is told at once.
 */
import type { DrawDraft } from '../draw/judge-draw.ts';
import type { HallPlan } from '../halls/hall-plan.ts';
import type { EventPaint } from '../halls/event-paint.ts';
import type { SeatKind } from '../seats/seat-kinds.ts';
import type { deliveryWords, policySaleWords, policyWords, saleWords } from './vocabulary.ts';

export interface Draft {
  id?: number | undefined;
  name?: string | null | undefined;
}

export interface ShowDraft extends Draft {
  artist?: number | undefined;
  venue?: number | undefined;
  date?: Date | undefined;
  doors?: Date | null | undefined;
  externalSalesUrl?: string | null | undefined;
}

export interface LevelDraft extends Draft {
  limit?: number | undefined;
  minimum?: number | undefined;
  multiple?: number | undefined;
  from?: Date | null | undefined;
  until?: Date | null | undefined;
  capacity?: number | null | undefined;
}

export interface ItemDraft extends Draft {
  levels?: readonly LevelDraft[] | undefined;
}

export interface SeatDraft {
  section?: string | undefined;
  row?: string | undefined;
  seat?: string | undefined;
  level?: number | undefined;
  position?: number | undefined;
  x?: number | null | undefined;
  y?: number | null | undefined;
  kind?: SeatKind | undefined;
  with?: string | null | undefined;
}

export interface HallVersionDraft extends Partial<HallPlan> {
  version?: number | undefined;
}

export interface HallDraft extends Draft {
  venue?: number | undefined;
  versions?: readonly HallVersionDraft[] | undefined;
}

export interface EventPlanDraft {
  hall?: number | undefined;
  version?: number | undefined;
  paint?: readonly EventPaint[] | undefined;
}

export interface EventDraft extends Draft {
  show?: number | undefined;
  sale?: keyof typeof saleWords | undefined;
  series?: number | null | undefined;
  doors?: Date | null | undefined;
  mobileDelivery?: boolean | undefined;
  active?: boolean | undefined;
  items?: readonly ItemDraft[] | undefined;
  seats?: readonly SeatDraft[] | null | undefined;
  plan?: EventPlanDraft | null | undefined;
  chooseSeats?: boolean | undefined;
  waitingList?: number | null | undefined;
  returnFee?: number | null | undefined;
}

export interface PaymentPlanDraft {
  installments?: readonly (string | undefined)[] | undefined;
}

export interface SeriesDraft extends Draft {
  tour?: number | null | undefined;
  visible?: Date | null | undefined;
  opens?: Date | null | undefined;
  closes?: Date | null | undefined;
  mobileDelivery?: boolean | undefined;
  domesticDelivery?: number | null | undefined;
  internationalDelivery?: number | null | undefined;
  paymentPlan?: PaymentPlanDraft | null | undefined;
  draw?: DrawDraft | null | undefined;
}

export interface PolicyDraft extends Draft {
  type?: keyof typeof policyWords | undefined;
  sale?: keyof typeof policySaleWords | undefined;
}

export interface DeliveryDraft extends Draft {
  type?: keyof typeof deliveryWords | undefined;
  active?: boolean | undefined;
}

export interface OutletDraft extends Draft {
  hosts?: readonly (string | undefined)[] | undefined;
  policies?: readonly PolicyDraft[] | undefined;
  contents?: readonly Draft[] | undefined;
  delivery?: readonly DeliveryDraft[] | undefined;
  series?: readonly SeriesDraft[] | undefined;
  events?: readonly EventDraft[] | undefined;
}

export interface ProgrammeDraft extends Draft {
  currency?: string | undefined;
  timeZone?: string | undefined;
  artists?: readonly Draft[] | undefined;
  venues?: readonly Draft[] | undefined;
  halls?: readonly HallDraft[] | undefined;
  tours?: readonly Draft[] | undefined;
  shows?: readonly ShowDraft[] | undefined;
  outlets?: readonly OutletDraft[] | undefined;
}
