import { timesIn } from '@stagedoor/rules/time/times-in';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useStaff } from '../session/use-staff.ts';

/** The clock of the seller for whom one works. Only below the frame. */
export const useTimes = (): Times => timesIn(useStaff().workplace.timeZone);
