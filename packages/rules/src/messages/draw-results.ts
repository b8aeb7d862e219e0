import { spoken } from '../language/spoken.ts';
/** What a fan reads of a draw's results later on. */
export const drawResultMessages = spoken('draw-results', {
  passedLetter:
    'Because these tickets were not paid, whatever else you had asked for in this draw takes part no more: later walks down the order pass it.',
  passed: 'It takes part no more, because other tickets of this draw were not paid in time.',
});
