import { seatLines } from '@stagedoor/rules/events/seat-text';
import type { SeatName } from '@stagedoor/rules/events/seat-text';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';

/** Where one ticket of a line is; places without numbers are counted. */
export const placeOf = (ticket: SeatName, index: number): string =>
  seatLines([ticket])[0] ?? orderHistoryMessages.ticketNumber(index + 1);
