import { zoneOf } from '@stagedoor/contract/entities/outlet-money-and-clock';
import { timesIn } from '@stagedoor/rules/time/times-in';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useOutlet } from './outlet.ts';

/** The clock of this shop: in which everything is told. */
export const useTimes = (): Times => timesIn(zoneOf(useOutlet()));
