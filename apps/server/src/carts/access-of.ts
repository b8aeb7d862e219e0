import { areReleased } from '@stagedoor/rules/seats/seat-kinds';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { AccessSeats } from '../inventory/index.ts';

/** What becomes of a level's seats for those who need them, when somebody else asks for the best ones. */
export function accessOf({ seating, startsAt }: LevelOnOffer, now: Date): AccessSeats {
  if (areReleased(seating.keeping, startsAt, now)) return 'released';
  return seating.keeping === 'until-72-hours' ? 'kept' : 'until-sold-out';
}
