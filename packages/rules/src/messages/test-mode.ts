import { spoken } from '../language/spoken.ts';

/** SETUP-08: what a shop says of itself while it is tried out before it opens. */
export const testModeMessages = spoken('test-mode', {
  /** On every page. */
  page: 'This shop is being tested. Nothing is sold here yet, and no card is charged.',
  /** Before a letter's own subject. */
  subject: (subject: string) => `TEST: ${subject}`,
  letter: 'This letter comes from a shop that is being tested. Nothing was sold, and no card was charged.',
  /** On a ticket, across what it is for. */
  ticket: 'Test: admits nobody',
  order: 'Test',
});
