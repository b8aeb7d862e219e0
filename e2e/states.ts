// A screen in one of its states, and those it leads to: pictures are taken of them, and they are searched for barriers.
import type { Page } from '@playwright/test';

export interface State {
  /** kebab-case; the picture's file name begins with it. */
  name: string;
  /** Where it is reached by its address, whatever state was before it. */
  path?: string | undefined;
  /** Brings the page into its state: signs in, opens a dialog, fills a form wrongly. */
  prepare?: ((page: Page) => Promise<void>) | undefined;
  /** Waiting is what it shows; every other state is looked at when nothing is on its way any more. */
  isWaiting?: boolean | undefined;
}

export interface Scenario extends State {
  /** The page's host, such as `lantern.localhost`. */
  host: string;
  path: string;
  /** States that are reached by going on from this one, each from the one before it: no way is walked twice. */
  onward?: State[];
}

export const statesOf = (scenario: Scenario): State[] => [scenario, ...(scenario.onward ?? [])];

/** The states that somebody wants, and those that one of them is reached from. */
export function statesOnTheWay(scenario: Scenario, isWanted: (state: State) => boolean): State[] {
  const states = statesOf(scenario);
  return states.filter((_, index) => {
    const onward = states.slice(index + 1);
    const apart = onward.findIndex(({ path }) => path !== undefined);
    const reachedFromHere = apart === -1 ? onward : onward.slice(0, apart);
    // Whoever signs in does so in the first one.
    return index === 0 || [states[index]!, ...reachedFromHere].some(isWanted);
  });
}
