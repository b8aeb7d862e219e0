// CODE-04: how many wrong codes one may type before there is a pause.
const FREE_IN_A_MINUTE = { session: 5, address: 20 };
const PAUSE_SECONDS = 60;

/** The fifth wrong one of a session and the twentieth of an address make the next wait, and so does every further one. */
export const waitOfCodes = (wrong: number, whose: keyof typeof FREE_IN_A_MINUTE): number =>
  wrong >= FREE_IN_A_MINUTE[whose] ? PAUSE_SECONDS : 0;
