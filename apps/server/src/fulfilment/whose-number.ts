// Whose number somebody wrote: what a courier's check digit says, and what it cannot say.
import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { couriers, identify, identifyAll } from '@stagedoor/tracking-numbers';

export interface Courier {
  code: string;
  name: string;
}

/** Where a line can be mended: by another value in one of its columns. */
export type Mendable = 'order' | 'tracking' | 'courier' | 'shipped';

export interface Wrong {
  problem: string;
  mend?: readonly Mendable[];
  /** Codes of the couriers that it may be. */
  choices?: readonly string[];
}

const SCIENTIFIC = /^\d([.,]\d+)?E\+?\d+$/i;
const FORMULA = /^[=+@]/;
const DIGITS = [...'0123456789'];

export const plainNumber = (tracking: string): string =>
  tracking.replaceAll(/[^A-Za-z0-9]+/g, '').toUpperCase();

const all = couriers.map(({ code }) => code);

/** The one with the last digit that its check wants, where only one courier has such a number. */
function nearestOf(number: string): string | undefined {
  const found = DIGITS.flatMap((digit) => identify(number.slice(0, -1) + digit) ?? []);
  return found.length === 1
    ? says.nearly(firstOf(found).courier.name, firstOf(found).trackingNumber)
    : undefined;
}

/** Whoever names the courier knows it: that counts for the link. */
export function courierOf(tracking: string, courier: string): Courier | Wrong {
  const named = courier.trim().toLowerCase();
  const known = couriers.find(({ code, name }) => code === named || name.toLowerCase() === named);
  if (known) return known;
  if (named) return { problem: says.unknownCourier(courier.trim()), mend: ['courier'], choices: all };
  const number = plainNumber(tracking);
  const found = identifyAll(number).map(({ courier: each }) => each);
  if (found.length === 1) return firstOf(found);
  if (found.length > 1) {
    const problem = says.severalCouriers(found.map(({ name }) => name));
    return { problem, mend: ['courier'], choices: found.map(({ code }) => code) };
  }
  const problem = nearestOf(number) ?? says.unknownNumber;
  return { problem, mend: ['tracking', 'courier'], choices: all };
}

/** What no courier could change: a number that is none. */
export function wrongWithNumber(tracking: string): Wrong | undefined {
  const typed = tracking.trim();
  const wrong = (problem: string): Wrong => ({ problem, mend: ['tracking'] });
  if (!typed) return wrong(says.numberMissing);
  if (SCIENTIFIC.test(typed)) return wrong(says.scientific);
  if (FORMULA.test(typed)) return wrong(says.formula);
  return /^[A-Z0-9]{6,60}$/.test(plainNumber(typed)) ? undefined : wrong(says.unknownNumber);
}

/** One number by itself, with the courier that somebody names or that it shows. */
export function readNumber(
  typed: string,
  named: string,
): { tracking: string; courier: Courier } | { problem: string } {
  const wrong = wrongWithNumber(typed);
  if (wrong) return wrong;
  const courier = courierOf(typed, named);
  return 'problem' in courier ? courier : { tracking: plainNumber(typed), courier };
}
