import type { TestApp } from '../../testing/test-app.ts';
import { sweepCarts } from '../sweep-carts.ts';

/** Carts whose time is over by then are tidied up, where the test has left that to itself. */
export const sweepNow = ({ database, clock }: TestApp, secondsAhead = 0): Promise<number> =>
  sweepCarts(database.db, new Date(clock.now().getTime() + secondsAhead * 1000));
