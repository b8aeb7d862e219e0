// Read by the first screen: no shape of an answer comes along with it.
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import type { Outlet } from './outlet.ts';

/** What everything at the outlet is priced in. */
export const currencyOf = ({ currency }: Pick<Outlet, 'currency'>): Currency => currency ?? DEFAULT_CURRENCY;

/** By whose clock everything at the outlet is told. */
export const zoneOf = ({ timeZone }: Pick<Outlet, 'timeZone'>): string => timeZone ?? TIME_ZONE;
