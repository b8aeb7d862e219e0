/** How long somebody will wait, as a figure and the range that it is honest to promise. */

export interface WaitEstimate {
  minutes: number;
  from: number;
  to: number;
}

const EARLY = 0.8;
const LATE = 1.35;

/** None while nobody knows the pace: a number out of thin air is worse than none. */
export function waitEstimate(ahead: number, perMinute: number): WaitEstimate | undefined {
  if (perMinute <= 0) return undefined;
  const exact = (ahead + 1) / perMinute;
  const minutes = Math.max(1, Math.round(exact));
  return {
    minutes,
    from: Math.max(1, Math.min(minutes, Math.floor(exact * EARLY))),
    to: Math.max(minutes, Math.ceil(exact * LATE)),
  };
}
