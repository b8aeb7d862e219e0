/** What a numbered seat is for. */
export const seatKinds = ['seat', 'accessible', 'companion', 'restricted'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** How long accessible and companion seats are kept for those who need them. */
export const keepingWords = ['until-sold-out', 'until-72-hours'] as const;
export type Keeping = (typeof keepingWords)[number];

/** Such seats are nobody's best seats as long as they are kept. */
export const isForAccess = (kind: SeatKind): boolean => kind === 'accessible' || kind === 'companion';

const RELEASED_HOURS_BEFORE = 72;

/** Whether an event has let go of them by its date. The other way, when all others are sold, is seen by who sells. */
export function areReleased(keeping: Keeping, startsAt: Date | null | undefined, now: Date): boolean {
  if (keeping !== 'until-72-hours' || !startsAt) return false;
  return startsAt.getTime() - now.getTime() <= RELEASED_HOURS_BEFORE * 3_600_000;
}
