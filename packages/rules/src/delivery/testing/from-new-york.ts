import { USUAL_REACH } from '../../addresses/countries.ts';
import { newYork } from '../../time/testing/new-york.ts';
import type { SentFrom } from '../sent-from.ts';

/** A seller who says nothing of where it is, for tests. */
export const fromNewYork: SentFrom = { reach: USUAL_REACH, times: newYork };
