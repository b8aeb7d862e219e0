/** GATE-06: a charge that the bank wants to hear from the customer. */

/** So long it waits for its customer; then it is given up, and the seats go back. */
const WAITS_MS = 10 * 60_000;
/** Asked about so soon, and then every minute: the customer comes back by themselves, or a notice does. */
const FIRST_LOOK_MS = 15_000;
const LATER_LOOKS_MS = 60_000;

/** The code of a decline because the bank wanted to ask a customer who was not there. */
export const MUST_CONFIRM = 'confirm';

const endOf = (waitingSince: Date): number => waitingSince.getTime() + WAITS_MS;

export const isLeftAlone = (waitingSince: Date, now: Date): boolean => now.getTime() >= endOf(waitingSince);

export function nextConfirmLook(waitingSince: Date, now: Date): Date {
  const passed = now.getTime() - waitingSince.getTime();
  const next =
    passed < FIRST_LOOK_MS ? waitingSince.getTime() + FIRST_LOOK_MS : now.getTime() + LATER_LOOKS_MS;
  return new Date(passed < WAITS_MS ? Math.min(next, endOf(waitingSince)) : next);
}

/** A cart's deadline after the bank has asked: its clock stood still meanwhile, once, and never longer than that. */
export function deadlineAfterAsking(deadline: Date, waitingSince: Date, now: Date): Date {
  const stood = Math.min(Math.max(now.getTime() - waitingSince.getTime(), 0), WAITS_MS);
  return new Date(deadline.getTime() + stood);
}
