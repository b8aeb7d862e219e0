import * as z from 'zod/mini';
import { addressedId, maybe } from '../../wire.ts';

const isRealDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
/** `2026-11-08`, a day in New York. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Not a day'), z.refine(isRealDay, 'Not a day'));

/** Days that the ledger is looked at for, both of them within. */
export const ledgerSpan = { from: day, to: day, outletId: maybe(addressedId) };
