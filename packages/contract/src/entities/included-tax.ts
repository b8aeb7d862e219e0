import * as z from 'zod/mini';
import { entity, list, maybe, money } from '../wire.ts';

/** MONEY-04: a tax that is in a total, by its rate in parts per million. */
const includedTax = entity('IncludedTax', { ppm: ['TaxPpm', z.int()], taxCents: ['amount', money] });

/** Missing where prices contain none. */
export const includedTaxes = maybe(list(includedTax));
