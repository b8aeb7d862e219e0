/** A show moves to a date that is still to come and is not the one that it has. */
export const mayPostpone = (startsAt: Date, seenAt: Date | undefined, now: Date): boolean =>
  startsAt > now && startsAt.getTime() !== seenAt?.getTime();
