// What is wrong with a sale at the counter, for the page and for the server.
import { emailProblem } from '../accounts/sign-in-form.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { counterMessages } from '../messages/counter.ts';
import { nameAndEmailMessages } from '../messages/name-and-email.ts';
import { isKeptUntilDay, MOST_DAYS_KEPT, type CounterWay } from './counter-ways.ts';

export interface CounterForm {
  firstName: string;
  lastName: string;
  email: string;
  way: CounterWay | 'gift';
  /** `YYYY-MM-DD`, for those that are kept until a day. */
  untilDay: string;
  /** Why something is given away. */
  reason: string;
}

interface CounterDays {
  /** The seller's days. */
  today: string;
  /** None where the show has no date. */
  showDay?: string | undefined;
}

const SHORTEST_REASON = 5;
const DAY_MS = 86_400_000;

/** The last day until which tickets may be kept unpaid. */
export function lastDayKept({ today, showDay }: CounterDays): string {
  const most = new Date(Date.parse(today) + MOST_DAYS_KEPT * DAY_MS).toISOString().slice(0, 10);
  return showDay !== undefined && showDay < most ? showDay : most;
}

function dayProblem({ way, untilDay }: CounterForm, days: CounterDays): string | false {
  if (way === 'gift' || !isKeptUntilDay(way)) return false;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(untilDay) || Number.isNaN(Date.parse(untilDay)))
    return counterMessages.dayNeeded;
  if (untilDay < days.today) return counterMessages.dayIsOver;
  return untilDay > lastDayKept(days) && counterMessages.dayTooLate;
}

export function validateCounterSale(form: CounterForm, days: CounterDays): FieldErrors<keyof CounterForm> {
  return fieldErrors({
    firstName: isBlank(form.firstName) && nameAndEmailMessages.firstNameRequired,
    lastName: isBlank(form.lastName) && nameAndEmailMessages.lastNameRequired,
    email: emailProblem(form.email, nameAndEmailMessages.emailRequired),
    untilDay: dayProblem(form, days),
    reason:
      form.way === 'gift' && form.reason.trim().length < SHORTEST_REASON && counterMessages.reasonNeeded,
  });
}
