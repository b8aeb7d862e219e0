/**
 * A description as far as it could be understood. Whatever could not is missing, at any depth: judgements say what
 * they can about the rest, so that everything that is wrong is told at once.
 */
import type { DrawDraft } from '../draw/judge-draw.ts';
import type { deliveryWords, policySaleWords, policyWords, saleWords } from './vocabulary.ts';

export interface Draft {
  id?: number;
  name?: string | null;
}

export interface ShowDraft extends Draft {
  artist?: number;
  venue?: number;
  date?: Date;
  doors?: Date | null;
  externalSalesUrl?: string | null;
}

export interface LevelDraft extends Draft {
  limit?: number;
  minimum?: number;
  multiple?: number;
  from?: Date | null;
  until?: Date | null;
  capacity?: number | null;
}

export interface ItemDraft extends Draft {
  levels?: readonly LevelDraft[];
}

export interface SeatDraft {
  section?: string;
  row?: string;
  seat?: string;
  level?: number;
  position?: number;
}

export interface EventDraft extends Draft {
  show?: number;
  sale?: keyof typeof saleWords;
  series?: number | null;
  doors?: Date | null;
  mobileDelivery?: boolean;
  active?: boolean;
  items?: readonly ItemDraft[];
  seats?: readonly SeatDraft[] | null;
}

export interface PaymentPlanDraft {
  installments?: readonly (string | undefined)[];
}

export interface SeriesDraft extends Draft {
  tour?: number | null;
  visible?: Date | null;
  opens?: Date | null;
  closes?: Date | null;
  mobileDelivery?: boolean;
  domesticDelivery?: number | null;
  internationalDelivery?: number | null;
  paymentPlan?: PaymentPlanDraft | null;
  draw?: DrawDraft | null;
}

export interface PolicyDraft extends Draft {
  type?: keyof typeof policyWords;
  sale?: keyof typeof policySaleWords;
}

export interface DeliveryDraft extends Draft {
  type?: keyof typeof deliveryWords;
  active?: boolean;
}

export interface OutletDraft extends Draft {
  hosts?: readonly (string | undefined)[];
  policies?: readonly PolicyDraft[];
  contents?: readonly Draft[];
  delivery?: readonly DeliveryDraft[];
  series?: readonly SeriesDraft[];
  events?: readonly EventDraft[];
}

export interface ProgrammeDraft extends Draft {
  artists?: readonly Draft[];
  venues?: readonly Draft[];
  tours?: readonly Draft[];
  shows?: readonly ShowDraft[];
  outlets?: readonly OutletDraft[];
}
