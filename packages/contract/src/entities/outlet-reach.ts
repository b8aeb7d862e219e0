import { UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import type { Reach } from '@stagedoor/rules/addresses/countries';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { zoneOf } from './outlet-money-and-clock.ts';
import type { Outlet } from './outlet.ts';

/** Where addresses of its customers may be. */
export const reachOf = ({ country, shipsTo }: Pick<Outlet, 'country' | 'shipsTo'>): Reach => ({
  home: country ?? UNITED_STATES,
  alsoTo: shipsTo ?? [],
});

/** The outlet as what sends tickets. */
export const sentFrom = (of: Pick<Outlet, 'country' | 'shipsTo' | 'timeZone'>): SentFrom => ({
  reach: reachOf(of),
  times: timesIn(zoneOf(of)),
});
