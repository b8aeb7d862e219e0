import { TIME_ZONE } from '../dates.ts';
import { timesIn } from '../times-in.ts';

/** The clock of a seller who says nothing of it, for tests. */
export const newYork = timesIn(TIME_ZONE);
