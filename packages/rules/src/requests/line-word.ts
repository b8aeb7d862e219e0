import { requestHistoryMessages } from '../messages/history-requests.ts';
import { isProcessed } from './request-status.ts';

/** The word shown for a line: none until its event request is processed. */
export function lineWord(
  line: { confirmedPriceLevelId?: number | null | undefined; confirmedQuantity?: number | null | undefined },
  eventStatus: string,
): string | null {
  if (!isProcessed(eventStatus)) return null;
  const awarded = !!line.confirmedPriceLevelId && (line.confirmedQuantity ?? 0) > 0;
  return awarded ? requestHistoryMessages.lineConfirmed : requestHistoryMessages.lineDeclined;
}
