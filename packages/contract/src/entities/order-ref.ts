import * as z from 'zod/mini';
import { id, line } from '../wire.ts';
import type { Of } from '../wire.ts';

/** HIST-REQ-07: an order goes by its internal number or by its public one, under either name. */
export const orderRef = z.union([id, line(20)]);
export type OrderRef = Of<typeof orderRef>;
