/** The status that follows from what was awarded. */
import type { RequestStatus } from './request-status.ts';

export interface AwardedLine {
  priceLevelId: number;
  quantity: number;
  confirmedPriceLevelId: number | null;
  confirmedQuantity: number;
  /** Not awarded in full only because there were no tickets. */
  lackedStock?: boolean;
}

const isAwarded = (line: AwardedLine): boolean =>
  line.confirmedPriceLevelId !== null && line.confirmedQuantity > 0;

/** The status of an event request, from its lines. */
export function eventRequestStatus(lines: readonly AwardedLine[]): RequestStatus {
  const awarded = lines.filter(isAwarded);
  if (awarded.length === 0) {
    const onlyStock = lines.length > 0 && lines.every((line) => line.lackedStock);
    return onlyStock ? 'STATUS_REQUEST_DENIED_INVENTORY' : 'STATUS_REQUEST_DENIED';
  }
  if (awarded.some((line) => line.confirmedPriceLevelId !== line.priceLevelId)) {
    return 'STATUS_REQUEST_CONFIRMED_ALTERNATE';
  }
  const inFull =
    awarded.length === lines.length && lines.every((line) => line.confirmedQuantity >= line.quantity);
  return inFull ? 'STATUS_REQUEST_CONFIRMED' : 'STATUS_REQUEST_CONFIRMED_PARTIAL';
}

/** The status of a series request, from its event requests by the same rule. */
export function seriesRequestStatus(events: readonly RequestStatus[]): RequestStatus {
  const has = (status: RequestStatus) => events.includes(status);
  const all = (status: RequestStatus) => events.length > 0 && events.every((event) => event === status);
  if (has('STATUS_REQUEST_PENDING')) return 'STATUS_REQUEST_PENDING';
  if (has('STATUS_REQUEST_PROCESSING')) return 'STATUS_REQUEST_PROCESSING';
  if (has('STATUS_REQUEST_CONFIRMED_ALTERNATE')) return 'STATUS_REQUEST_CONFIRMED_ALTERNATE';
  if (all('STATUS_REQUEST_CONFIRMED')) return 'STATUS_REQUEST_CONFIRMED';
  if (has('STATUS_REQUEST_CONFIRMED') || has('STATUS_REQUEST_CONFIRMED_PARTIAL')) {
    return 'STATUS_REQUEST_CONFIRMED_PARTIAL';
  }
  return all('STATUS_REQUEST_DENIED_INVENTORY') ? 'STATUS_REQUEST_DENIED_INVENTORY' : 'STATUS_REQUEST_DENIED';
}
