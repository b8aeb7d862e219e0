import type { MessageRow } from './delivery-store.ts';

/** The same words at each try. Ids and sums: who may know more reads it with a key. */
export const messageBody = ({ kind, subject, number, facts, at }: MessageRow): string =>
  JSON.stringify({ type: kind, timestamp: at.toISOString(), data: { subject, number, ...facts } });
