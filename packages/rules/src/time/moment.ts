/** A point in time: a Date, or the ISO text it travels as. */
export type Moment = Date | string;

export const epochOf = (moment: Moment): number =>
  typeof moment === 'string' ? Date.parse(moment) : moment.getTime();

/** Whether a date that may be missing has been reached; the very moment counts. */
export const isReached = (moment: Moment | null | undefined, now: Date): boolean =>
  moment !== null && moment !== undefined && epochOf(moment) <= now.getTime();
