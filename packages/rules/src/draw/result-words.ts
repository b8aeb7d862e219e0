/** What became of a line of a request, in words: the place in the row, and why. */
import { drawResultMessages } from '../messages/draw-results.ts';
import type { IneligibleReason } from './draw-words.ts';

export interface LineOutcome {
  place: number;
  entries: number;
  result: 'full' | 'alternate' | 'partial' | 'override' | 'denied';
  reason: 'sold-out' | 'cap' | 'not-valid' | 'no-ticket' | 'override' | null;
  askedLevel: string;
  askedQuantity: number;
  level: string;
  quantity: number;
  /** How many with an earlier place got tickets at the level that was asked for. */
  servedBefore: number;
}

const grouped = (count: number): string => count.toLocaleString('en-US');

/** 1st, 2nd, 3rd, 4th, 11th, 21st, 412th, 1,003rd. */
export function ordinal(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${grouped(place)}${ending}`;
}

const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${grouped(count)} tickets`);
const were = (count: number): string => (count === 1 ? '1 was' : `${grouped(count)} were`);

function whyDenied({ reason, askedLevel, askedQuantity, servedBefore }: LineOutcome): string {
  switch (reason) {
    case 'cap':
      return 'with what you got before, you had reached the most that anybody may get in this draw.';
    case 'not-valid':
      return `${tickets(askedQuantity)} at once are not given in ${askedLevel}.`;
    case 'no-ticket':
      return 'you got no ticket for this show, so nothing that goes with one.';
    case 'override':
      return 'this was decided by hand after the draw, and the public file says so.';
    case 'sold-out':
    case null:
      return `${were(servedBefore)} served before ${askedLevel} ran out.`;
  }
}

function whatCame(outcome: LineOutcome): string {
  const { result, askedLevel, askedQuantity, level, quantity, servedBefore } = outcome;
  switch (result) {
    case 'full':
      return `you got ${tickets(quantity)} in ${level}, as you asked.`;
    case 'alternate':
      return `${were(servedBefore)} served before ${askedLevel} had too few for you; you got ${tickets(quantity)} in ${level}, which costs no more.`;
    case 'partial':
      return `${were(servedBefore)} served before you; of the ${grouped(askedQuantity)} you asked for in ${askedLevel} you got ${tickets(quantity)}${level === askedLevel ? '' : ` in ${level}`}.`;
    case 'override':
      return `you got ${tickets(quantity)} in ${level}. This was decided by hand after the draw, and the public file says so.`;
    case 'denied':
      return whyDenied(outcome);
  }
}

export const resultWords = (outcome: LineOutcome): string =>
  `Ranked ${ordinal(outcome.place)} of ${grouped(outcome.entries)}: ${whatCame(outcome)}`;

/** A line that a walk has served later. */
export const reachedWords = ({
  place,
  entries,
  walkedOn,
  level,
  quantity,
}: Pick<LineOutcome, 'place' | 'entries' | 'level' | 'quantity'> & { walkedOn: string }): string =>
  `Ranked ${ordinal(place)} of ${grouped(entries)}: tickets came back, and the walk on ${walkedOn} reached you. You got ${tickets(quantity)} in ${level}.`;

/** A line whose tickets have come back. */
export const givenUpWords = ({
  place,
  entries,
  level,
  quantity,
}: Pick<LineOutcome, 'place' | 'entries' | 'level' | 'quantity'>): string =>
  `Ranked ${ordinal(place)} of ${grouped(entries)}: you got ${tickets(quantity)} in ${level}, which you do not have any more.`;

/** A line that waited, of a fan who let other tickets lapse. */
export const passedWords = ({
  place,
  entries,
  askedLevel,
}: Pick<LineOutcome, 'place' | 'entries' | 'askedLevel'>): string =>
  `Ranked ${ordinal(place)} of ${grouped(entries)}: ${askedLevel} had run out. ${drawResultMessages.passed}`;

/** Told to the fan alone. */
export const ineligibleWords: Readonly<Record<IneligibleReason, string>> = {
  'no-card': 'Your request did not take part in the draw: it had no card that could be charged.',
  'card-expired':
    'Your request did not take part in the draw: its card had expired when the list was closed.',
};
