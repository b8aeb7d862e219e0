import { getPriority, setPriority } from 'node:os';

/** A fair share of a processor is that of a thread whose niceness is 0; with this one it is a ninth of that. */
const LATER = 10;

/**
 * For a thread that computes for seconds: whoever waits for a page goes first. Linux keeps the priority of each thread
 * for itself; elsewhere the whole process would go last. Who goes later than that already stays there: going forward is
 * not allowed to everybody.
 */
export function goLast(): void {
  if (process.platform === 'linux' && getPriority() < LATER) setPriority(LATER);
}
