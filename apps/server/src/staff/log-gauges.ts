import type { Gauge } from '../platform/gauge.ts';
import { oldestWaiting } from './log/check-seals.ts';

export const logGauges: Gauge[] = [
  {
    name: 'log_unsealed_seconds',
    help: "How long the oldest entry of the staff's log has waited for its seal, in seconds.",
    read: async (db, { now }) => {
      const since = (await oldestWaiting(db)) ?? now;
      return [{ value: Math.max(0, (now.getTime() - since.getTime()) / 1000) }];
    },
  },
];
