/** What a level's sale status is at this moment: what the operator wants, within its dates, while there is stock. */
import { epochOf, isReached, type Moment } from '../time/moment.ts';
import type { SaleStatus } from './sale-status.ts';

interface LevelOnOffer {
  saleStatus: SaleStatus;
  onSaleFrom?: Moment | null;
  onSaleUntil?: Moment | null;
  /** How many can still be sold; null where a draw decides and nothing is held. */
  left: number | null;
}

/** What a code opens to whoever has it: a sale before its time, or also what is off sale without it. */
export type CodeOpens = 'sale' | 'hidden';

/** CODE-01: a code opens what has not begun, never what is over or sold out. */
function openedStatus({ saleStatus, left }: LevelOnOffer, opens: CodeOpens): SaleStatus {
  return (saleStatus === 'OFF_SALE' && opens !== 'hidden') || left === 0 ? 'OFF_SALE' : 'ON_SALE';
}

export function saleStatusNow(level: LevelOnOffer, now: Date, opens?: CodeOpens): SaleStatus {
  if (isReached(level.onSaleUntil, now)) return 'OFF_SALE';
  if (opens) return openedStatus(level, opens);
  if (level.saleStatus === 'OFF_SALE') return 'OFF_SALE';
  const notYet = level.onSaleFrom && epochOf(level.onSaleFrom) > now.getTime();
  if (level.saleStatus === 'BEFORE_SALE' && !isReached(level.onSaleFrom, now)) return 'BEFORE_SALE';
  if (notYet) return 'BEFORE_SALE';
  return level.left === 0 ? 'OFF_SALE' : 'ON_SALE';
}

/** Below this the page may say how many are left; above it the number would only be pressure. */
const FEW_LEFT = 10;

export const fewLeft = (left: number): number | null => (left > 0 && left <= FEW_LEFT ? left : null);
