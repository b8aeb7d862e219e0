import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';

export interface Sample {
  /** The input; `browser` is signed in as an owner of the first seller. */
  input(world: OfficeWorld, browser: OfficeBrowser): Promise<object> | object;
  /** What the input names belongs to the first seller: an owner of another one must not find it. */
  isOfSeller?: boolean | undefined;
  /** The call needs nobody signed in. */
  atDoor?: boolean | undefined;
}
