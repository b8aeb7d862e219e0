import { setImmediate as otherWork } from 'node:timers/promises';

/** A step that takes a while, such as a look at thousands of shows: whatever came in meanwhile goes before it. */
export async function unhurried<T>(step: () => T): Promise<T> {
  await otherWork();
  return step();
}
