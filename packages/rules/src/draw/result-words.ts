/** What became of a line of a request, in words: the place in the row, and why. */
import { numberText } from '../language/say.ts';
import { drawOutcomeMessages } from '../messages/draw-outcomes.ts';
import { drawResultMessages } from '../messages/draw-results.ts';
import { ordinal } from '../writing/ordinal.ts';
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

const messages = drawOutcomeMessages;

const ranked = ({ place, entries }: Pick<LineOutcome, 'place' | 'entries'>, what: string): string =>
  messages.ranked(ordinal(place), numberText(entries), what);

function whyDenied({ reason, askedLevel, askedQuantity, servedBefore }: LineOutcome): string {
  switch (reason) {
    case 'cap':
      return messages.capReached;
    case 'not-valid':
      return messages.notGiven(askedQuantity, askedLevel);
    case 'no-ticket':
      return messages.noTicket;
    case 'override':
      return messages.byHand;
    case 'sold-out':
    case null:
      return messages.ranOut(servedBefore, askedLevel);
  }
}

function whatCame(outcome: LineOutcome): string {
  const { result, askedLevel, askedQuantity, level, quantity, servedBefore } = outcome;
  switch (result) {
    case 'full':
      return messages.asAsked(quantity, level);
    case 'alternate':
      return messages.alternate(servedBefore, askedLevel, quantity, level);
    case 'partial':
      return level === askedLevel
        ? messages.partial(servedBefore, askedQuantity, askedLevel, quantity)
        : messages.partialElsewhere(servedBefore, askedQuantity, askedLevel, quantity, level);
    case 'override':
      return messages.givenByHand(quantity, level);
    case 'denied':
      return whyDenied(outcome);
  }
}

export const resultWords = (outcome: LineOutcome): string => ranked(outcome, whatCame(outcome));

/** A line that a walk has served later. */
export const reachedWords = ({
  walkedOn,
  level,
  quantity,
  ...rank
}: Pick<LineOutcome, 'place' | 'entries' | 'level' | 'quantity'> & { walkedOn: string }): string =>
  ranked(rank, messages.reached(walkedOn, quantity, level));

/** A line whose tickets have come back. */
export const givenUpWords = ({
  level,
  quantity,
  ...rank
}: Pick<LineOutcome, 'place' | 'entries' | 'level' | 'quantity'>): string =>
  ranked(rank, messages.givenUp(quantity, level));

/** A line that waited, of a fan who let other tickets lapse. */
export const passedWords = ({
  askedLevel,
  ...rank
}: Pick<LineOutcome, 'place' | 'entries' | 'askedLevel'>): string =>
  ranked(rank, `${messages.hadRunOut(askedLevel)} ${drawResultMessages.passed}`);

/** Told to the fan alone. */
export const ineligibleWords: Readonly<Record<IneligibleReason, string>> = messages.ineligible;
