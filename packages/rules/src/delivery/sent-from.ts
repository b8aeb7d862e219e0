import type { Reach } from '../addresses/countries.ts';
import type { Times } from '../time/times-in.ts';

/** A seller as what sends tickets: what is domestic to it, where it ships to, and by whose calendar something arrives. */
export interface SentFrom {
  reach: Reach;
  times: Times;
}
