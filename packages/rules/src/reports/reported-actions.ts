import type { LogAction } from '../staff/log-actions.ts';

/** What staff did that may have moved a sale. No claim that it was the cause. */
export const reportedActions: readonly LogAction[] = [
  'stock.set-aside',
  'stock.released',
  'event.off-sale',
  'event.on-sale',
  'event.postponed',
  'event.canceled',
  'event.prices-changed',
  'event.codes-sent',
  'waiting-room.opened',
  'refund-window.opened',
];
