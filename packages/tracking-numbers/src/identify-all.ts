import { couriers } from './couriers.ts';
import { identify } from './identify.ts';
import type { TrackingNumber } from './result.ts';

/** What one candidate is with every courier that has such numbers, in the order of the catalogue: none, one or several. */
export const identifyAll = (candidate: string): TrackingNumber[] =>
  couriers.flatMap(({ code }) => identify(candidate, { courier: code }) ?? []);
