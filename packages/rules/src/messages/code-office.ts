import { counted } from '../writing/counted.ts';

/** Making and stopping codes in the box office. */
export const codeOfficeMessages = {
  codeWrong: 'A code has letters, digits and dashes, 40 at most',
  beginningWrong: 'It begins with letters, digits and dashes, 30 at most',
  doesNothing: 'Please choose what the code does',
  amountNeeded: 'Please type how much it takes off',
  priceNeeded: 'Please type the price',
  percentNeeded: 'Please type a share from 1 to 100 per cent',
  levelNeeded: 'Please choose the levels that it opens',
  endsFirst: 'It must end after it begins',
  taken: 'There is this code already. Please think of another.',
  stopMet: 'Somebody was refused since it was stopped. Make a new code instead.',
  manyNeeded: 'Please type how many, 10,000 at most',
  addressNeeded: 'Please type an address',
  addressWrong: (address: string) => `“${address}” is no e-mail address`,
  tooManyLetters: (most: number) => `At most ${most} addresses at once`,
  tooFewLeft: (left: number) => (left === 0 ? 'No code is left' : `Only ${counted(left, 'code')} left`),
  notSoldAtOnce: 'A code is for events to come that are sold at once; requests take none',
  notThere: 'The code does not hold at this outlet',
} as const;
